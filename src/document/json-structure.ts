import { createScanner } from 'jsonc-parser';

/** A property that its object has already had. */
interface RepeatedKey {
  key: string;
  offset: number;
  length: number;
  /** Offset of the property that had the key first. */
  firstOffset: number;
}

/** What `jsonStructure` finds. */
export interface JsonStructure {
  /** Offset of the bracket at which nesting becomes too deep to parse. */
  tooDeepOffset?: number;
  repeatedKeys: readonly RepeatedKey[];
}

/**
 * Maximum nesting, far more than any schema allows. A recursive parser overflows the stack after a few thousand levels.
 */
const maxDepth = 100;

/**
 * What parsing does not tell of a text that is JSON or was meant to be. Reads tokens: syntax trees of all documents of a
 * large site would make its check take a quarter more memory.
 */
export function jsonStructure(text: string): JsonStructure {
  const repeatedKeys: RepeatedKey[] = [];
  /** For each object or list that is open, the outermost first: its keys, with their offsets. */
  const open: Map<string, number>[] = [];
  let latestString = { key: '', offset: 0, length: 0 };
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    switch (text[offset]) {
      case '{':
      case '[':
        open.push(new Map());
        if (open.length > maxDepth) return { tooDeepOffset: offset, repeatedKeys };
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"':
        latestString = { key: scanner.getTokenValue(), offset, length: scanner.getTokenLength() };
        break;
      case ':': {
        const offsets = open.at(-1);
        const firstOffset = offsets?.get(latestString.key);
        if (firstOffset === undefined) offsets?.set(latestString.key, latestString.offset);
        else repeatedKeys.push({ ...latestString, firstOffset });
      }
    }
  }
  return { repeatedKeys };
}
