import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const invalidSchema = defineDiagnostic<[keyword: '$ref' | 'pattern', value: string, near?: string]>({
  code: 'invalid-schema',
  severity: 'error',
  about: 'The schema of a collection refers to a part that does not exist, or has a pattern that is none.',
  message: (keyword, value) =>
    keyword === '$ref' ? `There is no part “${value}”.` : `“${value}” is not a regular expression.`,
  hint: (keyword, _value, near) =>
    keyword === '$ref'
      ? didYouMean(near, 'Choose one of the files in schema/parts.')
      : 'Write a regular expression as in JavaScript, with the flag u.',
});
