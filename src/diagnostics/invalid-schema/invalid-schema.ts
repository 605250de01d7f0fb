import type { SchemaIssue } from '../../schema/site-schemas';
import { defineError } from '../define-diagnostic';
import { singleLineJson } from '../message-values';
import { didYouMean } from '../nearest';

/**
 * `value` is the name of the unknown part, the pattern, or the type that the block should have; for `invalid`, the
 * message of the validator. `near` is the part that was probably meant.
 */
export const invalidSchema = defineError<[problem: SchemaIssue['problem'], value: string, near?: string]>({
  code: 'invalid-schema',
  about: 'The schema of a collection or of a block of the site is not valid.',
  message: (problem, value) =>
    ({
      'unknown-part': `There is no part “${value}”.`,
      'invalid-pattern': `“${value}” is not a regular expression.`,
      'slow-pattern': 'Some texts could keep this pattern busy for very long.',
      'wrong-block-type': 'The type of a block is the name of its folder.',
      invalid: 'This is not a JSON Schema that the engine can use.',
    })[problem],
  hint: (problem, value, near) =>
    ({
      'unknown-part': didYouMean(near, 'Choose one of the files in schema/parts.'),
      'invalid-pattern': 'Write a regular expression as in JavaScript, with the flag u.',
      'slow-pattern':
        'Write it so that each character can be read in one way only, and begin it with “^”: no repeated part beside or inside another that matches the same characters, as in “^(\\w+ ?)+$”.',
      'wrong-block-type': `Write "const": "${value}".`,
      invalid: `Correct this: ${singleLineJson(value)}`,
    })[problem],
});
