import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isJson } from '../../../src/document/parse-json';
import type { Mutant } from './mutant';
import type { Random } from './random';
import type { Path } from './schema-nodes';

/** A mistake made in the text of a document, within the value at a path. */
export type TextMistake = (text: string, path: Path, random: Random) => Mutant | undefined;

const nodeAt = (text: string, path: Path): Node => {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`Nothing at ${path.join('/')}`);
  return node;
};

/** A node and all nodes in it. */
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const duplicateKey: TextMistake = (text, path, random) => {
  const property = random.pick(nodesIn(nodeAt(text, path)).filter(({ type }) => type === 'property'));
  const key = property?.children?.[0];
  const object = property?.parent;
  const last = object?.children?.at(-1);
  if (!property || !key || !last) return undefined;
  const copy = text.slice(property.offset, property.offset + property.length);
  const at = last.offset + last.length;
  const from = at + ',\n '.length;
  return {
    kind: 'duplicate key',
    at: `offset ${at}`,
    text: `${text.slice(0, at)},\n ${copy}${text.slice(at)}`,
    from,
    to: from + key.length,
  };
};

/** The offsets of the quotation marks, brackets, colons and commas. */
function punctuationIn(text: string, from: number, to: number): readonly number[] {
  const tokens = text.slice(from, to).matchAll(/"(?:\\.|[^"\\])*"|[{}[\],:]/g);
  return [...tokens].flatMap(({ 0: token, index }) =>
    token.startsWith('"') ? [from + index, from + index + token.length - 1] : [from + index],
  );
}

/** The whole lines around a span: from the line before it to the end of the next. */
function linesAround(text: string, from: number, to: number) {
  const before = text.lastIndexOf('\n', from - 1);
  const after = text.indexOf('\n', to);
  const next = text.indexOf('\n', after + 1);
  return {
    from: Math.max(0, text.lastIndexOf('\n', before - 1) + 1),
    to: after === -1 || next === -1 ? text.length : next,
  };
}

/** A missing or doubled character. JavaScript's own parser decides whether the text is still valid JSON. */
const characterMistake =
  (isMissing: boolean): TextMistake =>
  (text, path, random) => {
    const { offset, length } = nodeAt(text, path);
    const at = random.pick(punctuationIn(text, offset, offset + length));
    if (at === undefined) return undefined;
    const character = text[at] ?? '';
    const mutated = text.slice(0, at) + (isMissing ? '' : character + character) + text.slice(at + 1);
    if (isJson(mutated)) return undefined;
    const kind = `${isMissing ? 'missing' : 'doubled'} ${character}`;
    return { kind, at: `offset ${at}`, text: mutated, ...linesAround(mutated, at, at) };
  };

export const textMistakes: readonly TextMistake[] = [
  duplicateKey,
  characterMistake(true),
  characterMistake(false),
];
