import { locationOfKey, locationOfValue, toPointer } from '../../../document/location';
import type { ParsedDocument } from '../../../document/parsed-document';
import type { Schemas } from '../../../document/source';
import { branchSelectors, tagsOf } from '../../../schema/branches';
import { propertyOf, resolve } from '../../../schema/located-schema';
import type { Diagnostic } from '../../diagnostic';
import { quotedList, singleLineJson } from '../../message-values';
import { missingChoice, missingProperty } from '../../missing-property/missing-property';
import { nearest, similarWords } from '../../nearest';
import { unknownProperty } from '../../unknown-property/unknown-property';
import type { Misplaced, MisplacedByObject } from './misplaced-properties';
import type { Issues } from './schema-issues';

/**
 * Explains the unknown and missing properties of an object. A misspelt property is both unknown and missing, so it is
 * reported once; an unknown property with no similar name was probably meant as a missing one.
 */
export function explainProperties(
  schemas: Schemas,
  document: ParsedDocument,
  pointer: string,
  { missing, ...others }: Issues,
  misplaced: MisplacedByObject,
): readonly Diagnostic[] {
  // A missing property that was found one level up or down is reported there.
  const isElsewhere = (name: string) =>
    misplaced.requiredByTarget.get(pointer)?.some((it) => it.name === name) === true;
  const issues = { ...others, missing: missing.filter(({ name }) => !isElsewhere(name)) };
  const choice = choiceIn(schemas, issues);
  const unknown = unknownIn(issues, choice, misplaced.byContainer.get(pointer) ?? []);
  const countByNear = new Map<string | undefined, number>(); // how many unknown properties are similar to a name
  for (const { near } of unknown) countByNear.set(near, (countByNear.get(near) ?? 0) + 1);
  const report = (unknownNames: readonly UnknownName[], missing: readonly string[] = []) => {
    const [first] = unknownNames;
    if (!first) return [];
    const location = locationOfKey(document, pointer + toPointer([first.name]));
    const names = unknownNames.map(({ name }) => name);
    const { known, near, elsewhere } = first;
    const rightPlace =
      near === undefined && names.length === 1 && missing.length === 0 ? elsewhere?.rightPlace : undefined;
    const isCertain =
      near !== undefined &&
      similarWords(first.name, known).length === 1 &&
      countByNear.get(near) === 1 &&
      !Object.hasOwn(issues.data as object, near);
    return [
      unknownProperty(location, names, { names: known, near, isCertain, lacking: missing, rightPlace }),
    ];
  };
  const reportEach = (unknownNames: readonly UnknownName[]) => unknownNames.flatMap((name) => report([name]));

  // If it is unclear which branch of a union was meant, its required properties are not reported.
  const isTagMisspelt = unknown.some(({ near }) => issues.missing.some((it) => it.name === near && it.isTag));
  if (unknown.length > 0 && (isTagMisspelt || choice.open.length > 0)) return reportEach(unknown);
  if (choice.open.length > 0) {
    return [missingChoice(locationOfObject(document, pointer), choice.open, choiceAdvice(issues))];
  }

  const misspelt = unknown.filter(({ near }) => near !== undefined);
  const dissimilar = unknown.filter(({ near }) => near === undefined);
  const lacking = issues.missing.filter(({ name }) => misspelt.every(({ near }) => near !== name));
  const names = [...new Set(lacking.map(({ name }) => name))];
  const [first] = lacking;
  if (!first) return reportEach(unknown);
  const misplacedRequired = dissimilar.filter(({ elsewhere }) => elsewhere?.isRequired);
  const meantAsMissing = dissimilar.filter(({ elsewhere }) => !elsewhere?.isRequired);
  if (meantAsMissing.length > 0)
    return [...reportEach([...misspelt, ...misplacedRequired]), ...report(meantAsMissing, names)];
  const advice = adviceFor(schemas, first, names.length);
  return [
    ...reportEach([...misspelt, ...misplacedRequired]),
    missingProperty(locationOfObject(document, pointer), names, advice),
  ];
}

interface UnknownName {
  name: string;
  known: readonly string[];
  near?: string;
  /** Where it would be valid, one level up or down. */
  elsewhere?: Misplaced;
}

/** The unknown properties, including a misspelt tag of a union. */
function unknownIn(
  { data, missing, unknown }: Issues,
  choice: Choice,
  misplaced: readonly Misplaced[],
): readonly UnknownName[] {
  const byName = new Map<string, UnknownName>();
  const misplacedByName = new Map(misplaced.map((it) => [it.name, it]));
  for (const { name, isTag } of missing) {
    const keys = Object.keys(data as object);
    // Compared in both directions, because the tolerance depends on the length of the name.
    const misspeltTagName =
      isTag && (nearest(name, keys) ?? keys.find((key) => nearest(key, [name]) !== undefined));
    if (misspeltTagName) byName.set(misspeltTagName, { name: misspeltTagName, known: [name], near: name });
  }
  for (const { name, known } of unknown) {
    if (choice.open.length > 0 && choice.names.includes(name)) continue; // valid in another branch
    const allowed = [...new Set([...choice.branches, ...known, ...(byName.get(name)?.known ?? [])])];
    // Names that are already present were probably not meant.
    const absent = allowed.filter((word) => !(word in (data as object)));
    const elsewhere = misplacedByName.get(name);
    const near = elsewhere?.isRequired ? undefined : (nearest(name, absent) ?? nearest(name, allowed));
    byName.set(name, { name, known: allowed, near, elsewhere });
  }
  return [...byName.values()];
}

/** A union of objects without a tag (`if`, `then`, `else`) for which no branch was chosen; otherwise empty. */
interface Choice {
  /** Properties of which one is required to choose a branch. */
  open: readonly string[];
  /** The properties that select a branch other than the last. */
  branches: readonly string[];
  /** The properties of all branches, if the union lists them. */
  names: readonly unknown[];
}

function choiceIn(schemas: Schemas, { union, data }: Issues): Choice {
  if (!union || typeof data !== 'object' || data === null || Array.isArray(data))
    return { open: [], names: [], branches: [] };
  const { properties: branches, otherwise } = branchSelectors(schemas, union);
  const lacking = otherwise?.schema.required?.filter((name) => !(name in data)) ?? [];
  const isOpen = lacking.length > 0 && !branches.some((name) => name in data);
  if (!isOpen) return { open: [], names: [], branches: [] };
  return { open: [...branches, ...lacking], names: union.schema.propertyNames?.enum ?? [], branches };
}

const choiceAdvice = ({ union }: Issues) => `Add one of them. ${union?.schema.description ?? ''}`.trim();

/** An example of the first missing property, and its description. */
function adviceFor(
  schemas: Schemas,
  { name, isTag, requiredBy }: Issues['missing'][number],
  count: number,
): string {
  if (isTag && name === 'type')
    return 'Begin the block with "type": "text", or another type from the gallery.';
  const property = propertyOf(schemas, requiredBy, name);
  const propertySchema = property && resolve(schemas, property).schema;
  const example = propertySchema?.examples?.[0];
  const order = count === 1 ? 'Add it, for example' : 'Add them, beginning with';
  return [
    example === undefined ? undefined : `${order} "${name}": ${singleLineJson(example)}.`,
    isTag && !property ? `Choose ${quotedList(tagsOf(schemas, requiredBy).map(String), 'or')}.` : undefined,
    propertySchema?.description && `About “${name}”: ${propertySchema.description}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The key of the object, or else its first character, since underlining the whole object would not help. */
function locationOfObject(document: ParsedDocument, pointer: string) {
  return pointer === '' ? { ...locationOfValue(document, ''), length: 1 } : locationOfKey(document, pointer);
}
