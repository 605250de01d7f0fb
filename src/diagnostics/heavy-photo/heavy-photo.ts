import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { inKilobytes } from '../in-kilobytes';

/** A picture made of pixels for which visitors on a mobile network wait. */
export const heavyPhoto = (location: SourceLocation, bytes: number, most: number): Diagnostic => ({
  code: 'heavy-photo',
  severity: 'warning',
  location,
  message: `This picture weighs ${inKilobytes(bytes)}; ${inKilobytes(most)} are the most.`,
  hint: 'Save it as WebP, at 80 % of the quality, and no wider than it is shown on a dense screen: 1600 pixels for a banner.',
});
