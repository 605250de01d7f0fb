import { defineDiagnostic } from '../define-diagnostic';

export const smallImage = defineDiagnostic<[width: number, box: number]>({
  code: 'small-image',
  severity: 'warning',
  about: 'An image has too few pixels for the box that shows it.',
  message: (width, box) => `This image is only ${width} pixels wide; it is shown up to ${box} pixels wide.`,
  hint: (_width, box) => `Save it at least ${box} pixels wide, or it looks blurred.`,
});
