import { changedAt, type Mutant, mutantOf } from './mutant';
import { misspelt, type Random } from './random';
import type { SchemaNode } from './schema-nodes';

/** Makes one mistake at one value, if the value can have it. */
export type Mistake = (document: unknown, node: SchemaNode, random: Random) => Mutant | undefined;

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with another value in a node's place. */
function replaced(kind: string, document: unknown, { path }: SchemaNode, value: unknown): Mutant {
  return mutantOf(
    kind,
    changedAt(document, path, () => value),
    path,
  );
}

const missingProperty: Mistake = (document, { path, value, limits }, random) => {
  const required = (limits.required ?? []).filter((name) => isObject(value) && name in value);
  const name = random.pick(required);
  if (name === undefined) return undefined;
  const without = changedAt(document, path, (object) =>
    Object.fromEntries(Object.entries(object as object).filter(([key]) => key !== name)),
  );
  return mutantOf('missing property', without, path, 'object');
};

/** The part in which authors choose the names of properties: what a fact is limited to. */
const freeNames = 'fact-scope';

const misspeltKey: Mistake = (document, { path, part, value, known }, random) => {
  if (!isObject(value) || part === freeNames) return undefined;
  const name = random.pick(Object.keys(value));
  if (name === undefined) return undefined;
  const written = misspelt(name, random);
  // A slip that makes the name of another property, or an empty one, is no misspelt key.
  if (known.has(written) || written in value || written === '') return undefined;
  const renamed = changedAt(document, path, (object) =>
    Object.fromEntries(
      Object.entries(object as object).map(([key, entry]) => [key === name ? written : key, entry]),
    ),
  );
  return mutantOf('misspelt key', renamed, [...path, written], 'key');
};

const extraProperty: Mistake = (document, { path, part, value, known }, random) => {
  if (!isObject(value) || part === freeNames) return undefined;
  const name = random.word(3 + random.below(8));
  if (known.has(name)) return undefined;
  const entries = Object.entries(value);
  entries.splice(random.below(entries.length + 1), 0, [name, random.word(4)]);
  const widened = changedAt(document, path, () => Object.fromEntries(entries));
  return mutantOf('extra property', widened, [...path, name], 'key');
};

/** Makes a value of each type of JSON. */
const makers: Readonly<Record<string, (random: Random) => unknown>> = {
  string: (random) => random.word(1 + random.below(12)),
  number: (random) => random.below(5000) + 0.5,
  boolean: (random) => random.below(2) === 0,
  null: () => null,
  array: (random) => Array.from({ length: random.below(3) }, () => random.word(4)),
  object: (random) => ({ [random.word(5)]: random.below(100) }),
};

const typesOf = ({ limits: { type, const: only, enum: choices } }: SchemaNode): readonly string[] => {
  const values = only !== undefined ? [only] : (choices ?? []);
  const types = type === undefined ? values.map((value) => typeof value) : [type].flat();
  return types.map((name) => (name === 'integer' ? 'number' : name));
};

const wrongType: Mistake = (document, node, random) => {
  const right = typesOf(node);
  if (right.length === 0) throw new Error(`No type is known of ${node.path.join('/')}`);
  const wrong = random.pick(Object.keys(makers).filter((name) => !right.includes(name)));
  return wrong === undefined ? undefined : replaced('wrong type', document, node, makers[wrong]?.(random));
};

const outOfRange: Mistake = (document, node, random) => {
  const { type, minimum, maximum } = node.limits;
  if (typeof node.value !== 'number') return undefined;
  const wrong = [
    ...(minimum === undefined ? [] : [minimum - 1 - random.below(1000)]),
    ...(maximum === undefined ? [] : [maximum + 1 + random.below(1000)]),
    ...(type === 'integer' ? [node.value + 0.25 * (1 + random.below(3))] : []),
  ];
  const value = random.pick(wrong);
  return value === undefined ? undefined : replaced('out of range', document, node, value);
};

/** A range whose upper end is not above the lower one. */
const rangeBackwards: Mistake = (document, node, random) => {
  const order = node.limits.rangeOrder;
  if (!order || !isObject(node.value)) return undefined;
  const { lower, upper } = order;
  const from = node.value[lower];
  if (typeof from !== 'number' || node.value[upper] === undefined || from === 0) return undefined;
  const path = [...node.path, upper];
  return mutantOf(
    'range backwards',
    changedAt(document, path, () => random.below(Math.floor(from) + 1)),
    path,
  );
};

const tooLong: Mistake = (document, node, random) => {
  const { maxLength } = node.limits;
  if (maxLength === undefined || typeof node.value !== 'string') return undefined;
  const length = maxLength + 1 + random.below(20);
  return replaced('too long', document, node, (node.value + random.word(length)).slice(0, length));
};

/** A text of the wrong form: of several that are usually wrong, one that the pattern does not match. */
const malformed: Mistake = (document, node, random) => {
  const { pattern } = node.limits;
  const { value } = node;
  if (pattern === undefined || typeof value !== 'string') return undefined;
  const wrong = [
    '',
    ` ${value}`,
    `${value} `,
    `${value}\n${random.word(3)}`,
    `§${value}`,
    `${value.slice(0, 3)} ${random.word(4)}`,
    value.toUpperCase(),
  ].filter((text) => !new RegExp(pattern, 'u').test(text));
  const written = random.pick(wrong);
  return written === undefined ? undefined : replaced('malformed text', document, node, written);
};

/** A value that is none of an enumeration. */
const unknownValue: Mistake = (document, node, random) => {
  const { enum: choices, const: only } = node.limits;
  const known = only === undefined ? choices : [only];
  if (!known) return undefined;
  const { value } = node;
  if (typeof value === 'number')
    return replaced('unknown value', document, node, value + 1 + random.below(90));
  if (typeof value !== 'string')
    return value === true ? replaced('unknown value', document, node, false) : undefined;
  const written = random.below(2) === 0 ? misspelt(value, random) : random.word(1 + random.below(9));
  return known.includes(written) ? undefined : replaced('unknown value', document, node, written);
};

const tooFew: Mistake = (document, node) => {
  const { minItems = 0, minProperties = 0 } = node.limits;
  if (Array.isArray(node.value) && minItems > 0)
    return replaced('too few entries', document, node, node.value.slice(0, minItems - 1));
  return isObject(node.value) && minProperties > 0
    ? replaced('too few entries', document, node, {})
    : undefined;
};

const tooMany: Mistake = (document, node, random) => {
  const { maxItems, uniqueItems } = node.limits;
  if (maxItems === undefined || !Array.isArray(node.value)) return undefined;
  const list: readonly unknown[] = node.value;
  const length = maxItems + 1 + random.below(3);
  const distinct = (index: number) => `${random.word(6)}${index}`;
  return replaced(
    'too many entries',
    document,
    node,
    Array.from({ length }, (_, index) => (uniqueItems ? distinct(index) : list[index % list.length])),
  );
};

const repeated: Mistake = (document, node, random) => {
  if (!node.limits.uniqueItems || !Array.isArray(node.value)) return undefined;
  const list: readonly unknown[] = node.value;
  return replaced('repeated entry', document, node, [...list, random.pick(list)]);
};

/** What the schema forbids, each by a limit that it names: every one of these has to be refused. */
export const schemaMistakes: readonly Mistake[] = [
  missingProperty,
  misspeltKey,
  extraProperty,
  wrongType,
  outOfRange,
  rangeBackwards,
  tooLong,
  malformed,
  unknownValue,
  tooFew,
  tooMany,
  repeated,
];
