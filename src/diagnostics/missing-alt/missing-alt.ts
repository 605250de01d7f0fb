import { defineWarning } from '../define-diagnostic';
import { excerpt } from '../message-values';

/** `namesMedium`: `found` is a beginning such as “Image of”, which screen readers say by themselves. */
export const missingAlt = defineWarning<[found: string, namesMedium?: true]>({
  code: 'missing-alt',
  about:
    'An image that carries information has no alt text, only its file name, or words that say what is heard anyway.',
  message: (found, namesMedium) => {
    if (namesMedium) return `The alt text begins with “${found}”, which screen readers say by themselves.`;
    return found === ''
      ? 'This image has no alt text.'
      : `The alt text “${excerpt(found)}” is just the file name.`;
  },
  hint: (_found, namesMedium) =>
    namesMedium
      ? 'Begin with what the image shows.'
      : 'Describe what the image shows, in one sentence: screen readers read it aloud.',
});
