import { type ParseError, parse } from 'jsonc-parser';

/** Where the first syntax error is: a correction is taken to be right where it moves that on. */
export function parsedUpTo(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? Number.POSITIVE_INFINITY;
}
