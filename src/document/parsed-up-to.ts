import { type ParseError, parse } from 'jsonc-parser';

/** Offset of the first syntax error; infinite if there is none. A correction is accepted if it raises this offset. */
export function parsedUpTo(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? Number.POSITIVE_INFINITY;
}
