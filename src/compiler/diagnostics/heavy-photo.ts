import type { Diagnostic, Place } from './diagnostic';
import { inKilobytes } from './in-kilobytes';

/** A picture made of pixels for which visitors on a mobile network wait. */
export const heavyPhoto = (place: Place, bytes: number, most: number): Diagnostic => ({
  code: 'heavy-photo',
  severity: 'warning',
  place,
  message: `This picture weighs ${inKilobytes(bytes)}; ${inKilobytes(most)} are the most.`,
  hint: 'Save it as WebP, at 80 % of the quality, and no wider than it is shown on a dense screen: 1600 pixels for a banner.',
});
