import { isDeepStrictEqual } from 'node:util';
import { check } from '../../../src/compiler/check';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic';
import { schemas } from '../site';
import type { Host } from './corpus';
import { asText, type Mutant } from './mutant';
import { type Random, randomOf } from './random';
import { referenceMistakes } from './reference-mistakes';
import { type Mistake, schemaMistakes } from './schema-mistakes';
import type { SchemaNode } from './schema-nodes';

/** A mistake at a value, which can be made in the document as it is and in one that has another mistake already. */
interface RepeatableMistake {
  mistake: Mistake;
  node: SchemaNode;
  seed: number;
}

export interface Pair {
  host: Host;
  one: Mutant;
  other: Mutant;
  both: Mutant;
}

const mistakes = [...schemaMistakes, ...referenceMistakes];

/** How many pairs of mistakes are tried at most for each that is found: many cannot be made, or touch one another. */
const triesPerPair = 300;

const make = ({ mistake, node, seed }: RepeatableMistake, document: unknown): Mutant | undefined => {
  try {
    return mistake(document, node, randomOf(seed));
  } catch {
    return undefined; // the value is not there any more
  }
};

/** So many documents with two mistakes each that do not touch one another: made in either order, they are the same. */
export function pairsOf(hosts: readonly Host[], count: number, random: Random): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let turn = 0; pairs.length < count && turn < count * triesPerPair; turn += 1) {
    const host = random.pick(hosts);
    const choose = (): RepeatableMistake | undefined => {
      const node = host && random.pick(host.nodes);
      const mistake = random.pick(mistakes);
      return node && mistake ? { mistake, node, seed: random.below(2 ** 31) } : undefined;
    };
    const [first, second] = [choose(), choose()];
    if (!host || !first || !second) continue;
    const [one, other] = [make(first, host.document), make(second, host.document)];
    if (!one || !other || isAround(one, other) || isAround(other, one)) continue;
    const both = make(second, JSON.parse(one.text));
    const reversed = make(first, JSON.parse(other.text));
    if (!both || !reversed || !isDeepStrictEqual(JSON.parse(both.text), JSON.parse(reversed.text))) continue;
    pairs.push({ host, one, other, both });
  }
  return pairs;
}

/** Whether a mistake is at the same value as another, or at one that contains it. */
const isAround = ({ at }: Mutant, other: Mutant) => `${other.at}/`.startsWith(`${at}/`);

/**
 * What is reported of two mistakes and of neither alone, or of one alone and not of both; nothing where all is well.
 */
export function differenceOf(pair: Pair): string | undefined {
  const { host, one, other, both } = pair;
  const before = reportedOf(host, asText(host.document));
  const [ofOne, ofOther] = [one, other].map(({ text }) => reportedOf(host, text));
  const together = reportedOf(host, both.text);
  const alone = [...(ofOne ?? []), ...(ofOther ?? [])];
  // What is reported of the host itself, and no more once it has one of the mistakes.
  const gone = [...before].filter((each) => !ofOne?.has(each) || !ofOther?.has(each));
  const added = [...together].filter((each) => !alone.includes(each));
  const hidden = alone.filter(
    (each) => !together.has(each) && !gone.includes(each) && !isUnknowable(each, pair),
  );
  if (added.length === 0 && hidden.length === 0) return undefined;
  return `${one.kind} at ${one.at}, ${other.kind} at ${other.at}: hidden ${hidden.join()}; added ${added.join()}`;
}

/** Whether what is reported of one mistake cannot be known because of the other. */
function isUnknowable(reported: string, { host, one, other }: Pair): boolean {
  const [code = ''] = reported.split(' ');
  return (
    waiting.includes(code) ||
    [one, other].some(
      (mutant) =>
        changesVariant(mutant, host) ||
        lacksAnEnd(reported, mutant) ||
        (code === 'unknown-anchor' && mayLackAnchor(mutant, host)),
    )
  );
}

/**
 * Warnings of rules that have to see every reference of the site (`onlyIfValid`): they wait until there are no errors.
 */
const waiting = [
  'orphan-page',
  'unshown-listing',
  'unused-file',
  'unused-image',
  'oversized-image',
  'small-image',
];

/** A mistake has changed the type or the variant of the host's block, so that what belongs in it is not known. */
function changesVariant({ text }: Mutant, { document }: Host): boolean {
  const typeAndVariant = (page: unknown) => {
    const [block = {}] = (page as { blocks: readonly Readonly<Record<string, unknown>>[] }).blocks;
    const discriminator =
      schemas[`schema/blocks/${block.type}.schema.json`]?.discriminator?.propertyName ?? '';
    return `${block.type} ${block[discriminator]}`;
  };
  return typeAndVariant(JSON.parse(text)) !== typeAndVariant(document);
}

/** A mistake is at a property of this range, such as a misspelt `from`, so that its ends cannot be compared. */
const lacksAnEnd = (reported: string, { at }: Mutant) =>
  reported.startsWith('range-backwards ') && reported.includes(`/${at.slice(0, at.lastIndexOf('/'))}/`);

/** The id that is invalid may be the one that a link names, and so may one in an object that is not there any more. */
const mayLackAnchor = ({ at }: Mutant, { nodes }: Host) =>
  nodes.some(
    ({ part, path, value }) =>
      (part === 'anchor' || typeof value === 'object') && `${path.join('/')}/`.startsWith(`${at}/`),
  );

const reportedOf = (host: Host, text: string): ReadonlySet<string> =>
  new Set(check(host.sourcesWith(text)).diagnostics.map(inShort));

const inShort = ({ code, location }: Diagnostic) => `${code} ${location.file}${location.pointer}`;
