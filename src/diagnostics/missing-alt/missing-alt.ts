import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../excerpt';

/** `isKind`: the text only says that it is an image. */
export const missingAlt = defineDiagnostic<[found: string, isKind?: true]>({
  code: 'missing-alt',
  severity: 'warning',
  about:
    'An image that carries information has no alt text, only its file name, or words that say what is heard anyway.',
  message: (found, isKind) => {
    if (isKind) return `The alt text begins with “${found}”, which screen readers say by themselves.`;
    return found === ''
      ? 'This image has no alt text.'
      : `The alt text “${excerpt(found)}” is just the file name.`;
  },
  hint: (_found, isKind) =>
    isKind
      ? 'Begin with what the image shows.'
      : 'Describe what the image shows, in one sentence: screen readers read it aloud.',
});
