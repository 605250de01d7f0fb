import { defineWarning } from '../define-diagnostic';

export const unusedImage = defineWarning<[name: string, better?: string | null, problem?: string]>({
  code: 'unused-image',
  about: 'An image in _images is published, but nothing uses it.',
  message: (name, _better, problem) =>
    problem === undefined
      ? `Nothing uses the image ${name}.`
      : `Nothing uses the image ${name}, and nothing could. ${problem}`,
  // `better` is a valid name for an image whose name is not allowed; null if its format is not
  // allowed, so that no name would do.
  hint: (_name, better) => {
    if (better === undefined) return 'Use it, or delete it: it is published either way.';
    if (better === null)
      return 'Save it as SVG, PNG, JPG, WebP or AVIF, with only small letters, digits and hyphens in its name.';
    return `Rename it to “${better}”: only small letters, digits and hyphens are allowed.`;
  },
});
