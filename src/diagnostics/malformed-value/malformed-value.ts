import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../excerpt';

export const malformedValue = defineDiagnostic<[found: string, advice: string]>({
  code: 'malformed-value',
  severity: 'error',
  about: 'A text does not have the format that is needed, such as a link or an email address.',
  message: (found) => {
    if (found === '') return 'This text is empty.';
    if (found !== found.trim())
      return `“${excerpt(found)}” has a space at the ${found === found.trimEnd() ? 'start' : 'end'}.`;
    return `“${excerpt(found)}” is not in the right format.`;
  },
  hint: (_found, advice) => advice,
});
