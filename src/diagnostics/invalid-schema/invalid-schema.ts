import type { SchemaIssue } from '../../schema/site-schemas';
import { defineDiagnostic } from '../define-diagnostic';
import { inOneLine } from '../in-one-line';
import { didYouMean } from '../nearest';

export const invalidSchema = defineDiagnostic<
  [problem: SchemaIssue['keyword'], value: string, near?: string]
>({
  code: 'invalid-schema',
  severity: 'error',
  about: 'The schema of a collection or of a block of the site is not valid.',
  message: (problem, value) =>
    ({
      $ref: `There is no part “${value}”.`,
      pattern: `“${value}” is not a regular expression.`,
      slow: 'Some texts could keep this pattern busy for very long.',
      type: 'The type of a block is the name of its folder.',
      schema: 'This is not a JSON Schema that the engine can use.',
    })[problem],
  hint: (problem, value, near) =>
    ({
      $ref: didYouMean(near, 'Choose one of the files in schema/parts.'),
      pattern: 'Write a regular expression as in JavaScript, with the flag u.',
      slow: 'Write it so that each character can be read in one way only, and begin it with “^”: no repeated part beside or inside another that matches the same characters, as in “^(\\w+ ?)+$”.',
      type: `Write "const": "${value}".`,
      schema: `Correct this: ${inOneLine(value)}`,
    })[problem],
});
