import { defineDiagnostic } from '../define-diagnostic';

export const rangeBackwards = defineDiagnostic<[lower: number, upper: number]>({
  code: 'range-backwards',
  severity: 'error',
  about: 'The upper end of a range is not above its lower end.',
  message: (lower, upper) =>
    lower === upper
      ? `Both ends of this range are ${lower}.`
      : `The range runs backwards: from ${lower} to ${upper}.`,
  hint: (lower, upper) =>
    lower === upper
      ? 'For a single figure, delete the upper end.'
      : `Write the smaller number first: ${upper}, then ${lower}.`,
});
