import { tokensIn } from '../../../document/json-tokens';
import { parseJson } from '../../../document/parse-json';
import { openBrackets } from './unbalanced-bracket';

/** A list that was closed before its last entries. */
export interface ClosedList {
  /** Property name of the list. */
  name: string;
  /** Offset of its closing bracket. */
  offset: number;
}

/**
 * The list above an object that was probably meant to be its last entry. Found only if the document is valid JSON with
 * the list ending later, and if all its entries then share a property; otherwise the object may be a property whose
 * name is missing.
 */
export function listAbove(text: string, offset: number): ClosedList | undefined {
  const closingBracket = text.lastIndexOf(']', offset);
  const between = text.slice(closingBracket + 1, offset);
  if (text[offset] !== '{' || closingBracket < 0 || !['', ','].includes(between.trim())) return undefined;
  const opened = openBrackets(text, closingBracket).at(-1);
  const name = opened && /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, opened.offset))?.[1];
  if (!opened || name === undefined) return undefined;

  // The list must end after the last object in sequence; anywhere else the document would stay invalid.
  const end = endOfObjects(text, offset);
  const entries = parseJson(`${text.slice(opened.offset, closingBracket)},${text.slice(offset, end)}]`);
  const gap = between.includes(',') ? between : `,${between}`;
  const corrected = parseJson(
    `${text.slice(0, closingBracket)}${gap}${text.slice(offset, end)}]${text.slice(end)}`,
  );
  return corrected !== undefined && Array.isArray(entries) && shareProperty(entries)
    ? { name, offset: closingBracket }
    : undefined;
}

/** The end of the sequence of comma-separated objects that begins here. */
function endOfObjects(text: string, offset: number): number {
  let depth = 0;
  let end = text.length; // until the end of the first object is found
  for (const { character, offset: tokenOffset } of tokensIn(text, offset)) {
    if (character === '\n') continue;
    if (depth === 0 && character !== '{' && !(character === ',' && end < text.length)) return end;
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth === 0 && character === '}') end = tokenOffset + 1;
  }
  return end;
}

/** Whether all of these objects have one property in common. */
function shareProperty(entries: readonly unknown[]): boolean {
  const [first, ...others] = entries;
  const shared = others.reduce<readonly string[]>(
    (names, entry) => names.filter((name) => Object.hasOwn(Object(entry), name)),
    Object.keys(Object(first)),
  );
  return shared.length > 0;
}
