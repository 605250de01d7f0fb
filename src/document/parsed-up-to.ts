import { type ParseError, parse } from 'jsonc-parser';

/** Where the first thing stands that is no JSON: a guess at a mistake is right where mending it moves that on. */
export function parsedUpTo(text: string): number {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  return faults[0]?.offset ?? Number.POSITIVE_INFINITY;
}
