import { type ParseError, parse } from 'jsonc-parser';

/** The position of the first syntax error: a correction counts as right if it moves this further on. */
export function parsedUpTo(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? Number.POSITIVE_INFINITY;
}
