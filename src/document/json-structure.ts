import { createScanner } from 'jsonc-parser';

/** A property that its object has already had. */
export interface RepeatedKey {
  key: string;
  /** The path of the property: the keys and indexes that lead to it. */
  path: readonly (string | number)[];
  offset: number;
  length: number;
  /** Offset of the property that had the key first. */
  firstOffset: number;
}

interface JsonStructure {
  /** Offset of the bracket at which nesting becomes too deep to parse. */
  tooDeepOffset?: number;
  repeatedKeys: readonly RepeatedKey[];
}

/** An object or a list whose end has not been read yet. */
interface OpenContainer {
  /** The keys of an object, with their offsets. */
  offsets: Map<string, number>;
  /** The key or index of the value that is being read. */
  position: string | number;
}

/**
 * Maximum nesting, far more than any schema allows. A recursive parser overflows the stack after a few thousand levels.
 */
const maxDepth = 100;

/**
 * What parsing does not tell of a text that is JSON or was meant to be. Reads tokens alone: with
 * the syntax trees of all documents, a check of a large site takes a quarter more memory.
 */
export function jsonStructure(text: string): JsonStructure {
  const repeatedKeys: RepeatedKey[] = [];
  /** The objects and lists that are open, the outermost first. */
  const open: OpenContainer[] = [];
  let latestString = { key: '', offset: 0, length: 0 };
  const scanner = createScanner(text, true); // true: without white space
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    switch (text[offset]) {
      case '{':
      case '[':
        open.push({ offsets: new Map(), position: text[offset] === '[' ? 0 : '' });
        if (open.length > maxDepth) return { tooDeepOffset: offset, repeatedKeys };
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',': {
        const innermost = open.at(-1);
        if (typeof innermost?.position === 'number') innermost.position += 1;
        break;
      }
      case '"':
        latestString = { key: scanner.getTokenValue(), offset, length: scanner.getTokenLength() };
        break;
      case ':': {
        const innermost = open.at(-1);
        if (!innermost) break;
        innermost.position = latestString.key;
        const firstOffset = innermost.offsets.get(latestString.key);
        if (firstOffset === undefined) innermost.offsets.set(latestString.key, latestString.offset);
        else repeatedKeys.push({ ...latestString, path: open.map(({ position }) => position), firstOffset });
      }
    }
  }
  return { repeatedKeys };
}
