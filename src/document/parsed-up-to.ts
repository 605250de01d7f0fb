import { type ParseError, parse } from 'jsonc-parser';

/** Offset of the first syntax error. A correction is accepted if it moves this further on. */
export function parsedUpTo(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? Number.POSITIVE_INFINITY;
}
