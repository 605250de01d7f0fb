import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { readExplainedCodes } from '../../scripts/read-explained-codes';
import { readSources } from '../../scripts/read-sources';
import { checkExample } from '../../src/gallery/code-example';
import { sourcesBelow } from './sources';

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The texts of a file, in parts where something is filled in. What a code is about and what an editor suggests are no messages. */
function textsIn(node: Node): readonly (readonly string[])[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node.value]] : [];
  if (node.type === 'ThrowStatement') return [];
  if (node.type === 'Property' && /^(about|suggest)$/.test(String((node.key as Node).name))) return [];
  const inner = childrenOf(node).flatMap(textsIn);
  if (node.type !== 'TemplateLiteral') return inner;
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [parts, ...inner];
}

/** A whole sentence: other texts are words that one is put together of. */
const isSentence = (parts: readonly string[]) => {
  const text = parts.join('…');
  return /^[\p{Lu}“…\\].* .*[.?…]$/su.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const shelf = { ...(await readSources('pages-json')), images: [] };
const shown = (await readExplainedCodes())
  .flatMap(({ definition: { code }, example }) =>
    [example.wrong, ...(example.also ?? [])].flatMap(
      (wrong) => checkExample(code, { ...example, wrong }, 'wrong', shelf).diagnostics,
    ),
  )
  .map(({ message, hint = '' }) => `${message}\n${hint}`)
  .join('\n');

const sentences = (await sourcesBelow('src/diagnostics', 'src/references', 'src/compiler', 'src/rules'))
  .filter(({ file }) => !file.endsWith('.test.ts'))
  .flatMap(({ file, text }) =>
    textsIn(parseSync(file, text).program as unknown as Node)
      .filter(isSentence)
      .map((parts) => ({ file, parts })),
  );

/** No list has to have two entries as yet. */
const isForLater = ([start]: readonly string[]) => start === 'Too few entries: ';

it('every sentence that the check can say is in an example, and so on the page of all messages', () => {
  expect(sentences.length).toBeGreaterThan(200);
  const missing = sentences.filter(
    ({ parts }) => !isForLater(parts) && !new RegExp(parts.map(escaped).join('.*')).test(shown),
  );
  expect(missing.map(({ file, parts }) => `${file}: ${parts.join('…')}`)).toEqual([]);
});
