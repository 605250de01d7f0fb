import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type Entry, insertInOrder } from './insert-in-order';

/** The union of all blocks with one more, in the order of the file names. */
export function withUnionLine(union: string, type: string): string {
  const tree = parseTree(union);
  const branches = (tree && findNodeAtLocation(tree, ['oneOf'])?.children) ?? [];
  const fileOf = (name: string) => `blocks/${name}.schema.json`;
  const entries = branches.map((branch): Entry => {
    const reference = findNodeAtLocation(branch, ['$ref']);
    return { name: String(reference?.value), offset: branch.offset };
  });
  const last = branches.at(-1);
  const line = `{ "$ref": "${fileOf(type)}" }`;
  return insertInOrder(union, entries, fileOf(type), {
    before: `${line},\n    `,
    last: `,\n    ${line}`,
    end: (last?.offset ?? 0) + (last?.length ?? 0),
  });
}

/** The registry with one more block, in the order of the types: its import and its entry. */
export function withRegistryLine(registry: string, type: string, component: string): string {
  const entries = entriesIn(registry, /^ {2}'?([a-z0-9-]+)'?: \{.*\},$/gm);
  const key = type.includes('-') ? `'${type}'` : type;
  const line = `  ${key}: { component: ${component}, wakes: 'static' },\n`;
  const withEntry = insertInOrder(registry, entries, type, {
    before: line,
    last: line,
    end: registry.lastIndexOf('};'),
  });
  const imports = entriesIn(registry, /^import \{ \w+ \} from '\.\/([a-z0-9-]+)\//gm);
  const own = `import { ${component} } from './${type}/${type}';\n`;
  return insertInOrder(withEntry, imports, type, {
    before: own,
    last: own,
    end: registry.indexOf('\n\n') + 1,
  });
}

/** docs/blocks.md with one more row in its table of blocks, in the order of their types. */
export function withTableRow(page: string, type: string): string {
  const table = page.indexOf('## Blocks\n');
  const end = page.indexOf('\n\n## ', table) + 1;
  const entries = entriesIn(page, /^\| `([a-z0-9-]+)` \|/gm).filter(
    ({ offset }) => offset > table && offset < end,
  );
  const row = `| \`${type}\` | a heading above paragraphs |\n`;
  return insertInOrder(page, entries, type, { before: row, last: row, end });
}

const entriesIn = (text: string, pattern: RegExp): readonly Entry[] =>
  [...text.matchAll(pattern)].map(({ 1: name = '', index: offset }) => ({ name, offset }));
