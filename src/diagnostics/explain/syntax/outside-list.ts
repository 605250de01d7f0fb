import { tokensIn } from '../../../document/json-tokens';
import { lineAt } from '../../../document/location';
import { parseJson } from '../../../document/parse-json';
import type { Heuristic } from './heuristic';
import { openBrackets } from './unbalanced-bracket';

/**
 * An object below the end of the list whose last entry it was probably meant to be, such as a block that was pasted
 * after the list of blocks. Reported only if the document is valid JSON with the list ending later, and if all its
 * entries then share a property; otherwise the object may be a property whose name is missing.
 */
export const explainOutsideList: Heuristic = ({ name: errorName, text, offset }) => {
  if (errorName !== 'PropertyNameExpected' && errorName !== 'CommaExpected') return undefined;
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
  if (corrected === undefined || !Array.isArray(entries) || !shareProperty(entries)) return undefined;
  const { line } = lineAt(text, closingBracket);
  const advice = `Move the “]” of line ${line} below this, and put a comma between the two entries.`;
  return [offset, 1, `This is outside the list “${name}”.`, advice];
};

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
