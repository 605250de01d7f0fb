import { tokensIn } from '../../../document/json-tokens';
import { openBrackets } from './unbalanced-bracket';

/** A list that was closed before its last entries. */
export interface EarlyEnd {
  /** The name of the list. */
  name: string;
  /** Where its closing bracket is. */
  offset: number;
}

/**
 * The list that the object at an offset was most likely meant for: it ends right above. That is believed where the document
 * is valid JSON once the list ends below, and where all entries then share a name: otherwise the object may as well be a
 * property without a name.
 */
export function listAbove(text: string, offset: number): EarlyEnd | undefined {
  const close = text.lastIndexOf(']', offset);
  const between = text.slice(close + 1, offset);
  if (text[offset] !== '{' || close < 0 || !['', ','].includes(between.trim())) return undefined;
  const opened = openBrackets(text, close).at(-1);
  const name = opened && /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, opened.offset))?.[1];
  if (!opened || name === undefined) return undefined;

  // The document ends or goes on behind the last of the objects: only one place makes it valid.
  const end = endOfObjects(text, offset);
  const entries = jsonOf(`${text.slice(opened.offset, close)},${text.slice(offset, end)}]`);
  const gap = between.includes(',') ? between : `,${between}`;
  const corrected = jsonOf(`${text.slice(0, close)}${gap}${text.slice(offset, end)}]${text.slice(end)}`);
  return corrected !== undefined && Array.isArray(entries) && shareName(entries)
    ? { name, offset: close }
    : undefined;
}

/** Where the last of the objects ends that follow one another from here on, parted by commas. */
function endOfObjects(text: string, offset: number): number {
  let depth = 0;
  let end = text.length;
  for (const { character, offset: at } of tokensIn(text, offset)) {
    if (character === '\n') continue;
    if (depth === 0 && character !== '{' && !(character === ',' && end < text.length)) return end;
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth === 0 && character === '}') end = at + 1;
  }
  return end;
}

function shareName(entries: readonly unknown[]): boolean {
  const [first, ...others] = entries;
  const shared = others.reduce<readonly string[]>(
    (names, entry) => names.filter((name) => Object.hasOwn(Object(entry), name)),
    Object.keys(Object(first)),
  );
  return shared.length > 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
