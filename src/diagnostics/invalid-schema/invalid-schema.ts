import { defineDiagnostic } from '../define-diagnostic';
import { inOneLine } from '../in-one-line';
import { didYouMean } from '../nearest';

export const invalidSchema = defineDiagnostic<
  [keyword: '$ref' | 'pattern' | 'type' | 'schema', value: string, near?: string]
>({
  code: 'invalid-schema',
  severity: 'error',
  about: 'The schema of a collection or of a block of the site is not valid.',
  message: (keyword, value) =>
    ({
      $ref: `There is no part “${value}”.`,
      pattern: `“${value}” is not a regular expression.`,
      type: 'The type of a block is the name of its folder.',
      schema: 'This is not a JSON Schema that the engine can use.',
    })[keyword],
  hint: (keyword, value, near) =>
    ({
      $ref: didYouMean(near, 'Choose one of the files in schema/parts.'),
      pattern: 'Write a regular expression as in JavaScript, with the flag u.',
      type: `Write "const": "${value}".`,
      schema: `Correct this: ${inOneLine(value)}`,
    })[keyword],
});
