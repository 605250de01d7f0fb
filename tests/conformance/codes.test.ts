import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CheckedExample, checkExample } from '../../src/gallery/code-example';
import { type CheckWrong, messageList } from '../../src/gallery/message-list';
import { readExplainedCodes } from '../../src/sources/read-explained-codes';
import { fixture } from '../compiler/mutations/fixture-sources';
import { house } from '../source/house';
import { childrenOf, type Node, sourcesBelow, treeOf } from '../source/sources';

const codes = await readExplainedCodes();
const site = { ...fixture, images: [] };

const checked = new Map<object, CheckedExample>();

/** Memoized, since the tests of a code and the list of all messages ask for the same examples. */
const checkWrong: CheckWrong = (code, example) => {
  const known = checked.get(example.wrong) ?? checkExample(code, example, 'wrong', site);
  checked.set(example.wrong, known);
  return known;
};

/** Every example in which a code is reported, with this code. */
const wrongExamples = codes.flatMap(({ definition: { code }, example }) =>
  [example.wrong, ...(example.also ?? [])].map((wrong) => ({ code, example: { ...example, wrong } })),
);

describe('the codes of diagnostics', () => {
  it('are each explained', () => {
    const defined = sourcesBelow(house.diagnostics)
      .filter(({ text }) => /^ {2,4}code: '/m.test(text))
      .map(({ file }) => posix.basename(file, '.ts'));
    expect(codes.map(({ definition }) => definition.code)).toEqual(defined);
  });
});

describe.each(codes)('the code $definition.code', ({ definition: { code, severity, about }, example }) => {
  it('is described in one sentence', () => {
    expect(about).toMatch(/^[A-Z].*\.$/);
  });

  it('is reported by documents that cause it, with the severity of its definition, and no other code', () => {
    const { diagnostics } = checkWrong(code, example);
    expect(diagnostics.map((found) => [found.code, found.severity])).toEqual([[code, severity]]);
  });

  it('is no longer reported once they are fixed', () => {
    expect(checkExample(code, example, 'right', site).diagnostics).toEqual([]);
  });

  it('is reported once by each of its other examples', () => {
    for (const wrong of example.also ?? []) {
      const { diagnostics } = checkWrong(code, { ...example, wrong });
      expect(diagnostics.map((found) => found.code)).toEqual([code]);
    }
  });
});

it('docs/messages.md has every message in its current form', async () => {
  const text = await readFile('docs/messages.md', 'utf8');
  expect(text, 'docs/messages.md is out of date. Run: npm run messages').toBe(messageList(codes, checkWrong));
});

/**
 * The texts of a file, each as the pieces between what is filled in. The properties that describe a code or what an
 * editor suggests (`about`, `suggest…`, `describe`) are left out, and so are errors that are thrown: none are messages.
 */
function textsIn(node: Node): readonly (readonly string[])[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node.value]] : [];
  if (node.type === 'ThrowStatement') return [];
  const name = (
    node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : node
  ) as Node;
  if (/^(about$|suggest|describe$)/.test(String(name.name))) return [];
  const inner = childrenOf(node).flatMap(textsIn);
  if (node.type !== 'TemplateLiteral') return inner;
  const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [pieces, ...inner];
}

/** Whether a text is a whole sentence; others are words of which sentences are put together. */
const isSentence = (pieces: readonly string[]) => {
  const text = pieces.join('…');
  return /^[\p{Lu}“…\\].* .*[.?…]$/su.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const sentences = [house.diagnostics, house.references, house.compiler, house.rules]
  .flatMap(sourcesBelow)
  .flatMap((source) =>
    textsIn(treeOf(source))
      .filter(isSentence)
      .map((pieces) => ({ file: source.file, pieces })),
  );

/** The message about a list that is not empty but too short, such as a single level: no example has one. */
const hasNoExample = ([start]: readonly string[]) => start === 'Too few entries: ';

it('every sentence that the check can say is in an example, and therefore in the list of all messages', () => {
  const reported = wrongExamples.flatMap(({ code, example }) => checkWrong(code, example).diagnostics);
  const shown = reported.map(({ message, hint = '' }) => `${message}\n${hint}`).join('\n');
  expect(sentences.length).toBeGreaterThan(200);
  const missing = sentences.filter(
    ({ pieces }) => !hasNoExample(pieces) && !new RegExp(pieces.map(escaped).join('.*')).test(shown),
  );
  expect(missing.map(({ file, pieces }) => `${file}: ${pieces.join('…')}`)).toEqual([]);
});
