import { isObject } from '../../../document/is-object';
import { locationOfKey, locationOfValue, toPointer } from '../../../document/location';
import type { ParsedDocument } from '../../../document/parsed-document';
import type { Schemas } from '../../../document/source';
import { branchSelectors, tagsOf } from '../../../schema/branches';
import { propertyOf, resolveSchema } from '../../../schema/located-schema';
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
  { missingProperties, ...others }: Issues,
  allMisplaced: MisplacedByObject,
): readonly Diagnostic[] {
  // A missing property that was found one level up or down is reported there.
  const isElsewhere = (name: string) => allMisplaced.requiredPointers.has(pointer + toPointer([name]));
  const issues = { ...others, missingProperties: missingProperties.filter(({ name }) => !isElsewhere(name)) };
  const choice = openChoice(schemas, issues);
  const unknown = unknownProperties(issues, choice, allMisplaced.byContainer.get(pointer) ?? []);
  // How many unknown properties are similar to each allowed name.
  const countByNear = new Map<string | undefined, number>();
  for (const { near } of unknown) countByNear.set(near, (countByNear.get(near) ?? 0) + 1);
  /** One diagnostic for unknown properties; `probablyMeant` are the missing ones that their author may have meant. */
  const report = (properties: readonly UnknownProperty[], probablyMeant: readonly string[] = []) => {
    const [first] = properties;
    if (!first) return [];
    const location = locationOfKey(document, pointer + toPointer([first.name]));
    const names = properties.map(({ name }) => name);
    const { known, near, misplaced } = first;
    const rightPlace =
      near === undefined && names.length === 1 && probablyMeant.length === 0
        ? misplaced?.rightPlace
        : undefined;
    // The only similar name, for no other property, and one that the object does not have yet.
    const isCertain =
      near !== undefined &&
      names.length === 1 &&
      similarWords(first.name, known).length === 1 &&
      countByNear.get(near) === 1 &&
      !Object.hasOwn(issues.value as object, near);
    const fix = isCertain ? { found: first.name, text: near } : undefined;
    return [
      unknownProperty(location, names, { names: known, near, missing: probablyMeant, rightPlace, fix }),
    ];
  };
  const reportEach = (properties: readonly UnknownProperty[]) =>
    properties.flatMap((property) => report([property]));

  // If it is unclear which branch of a union was meant, its required properties are not reported.
  const isTagMisspelt = unknown.some(({ near }) =>
    issues.missingProperties.some(({ name, isTag }) => name === near && isTag),
  );
  if (unknown.length > 0 && (isTagMisspelt || choice)) return reportEach(unknown);
  if (choice)
    return [missingChoice(locationOfObject(document, pointer), choice.oneRequired, choiceAdvice(issues))];

  const misspelt = unknown.filter(({ near }) => near !== undefined);
  const dissimilar = unknown.filter(({ near }) => near === undefined);
  const lacking = issues.missingProperties.filter(({ name }) => misspelt.every(({ near }) => near !== name));
  const names = [...new Set(lacking.map(({ name }) => name))];
  const [first] = lacking;
  if (!first) return reportEach(unknown);
  const misplacedRequired = dissimilar.filter(({ misplaced }) => misplaced?.isRequired);
  const meantAsMissing = dissimilar.filter(({ misplaced }) => !misplaced?.isRequired);
  if (meantAsMissing.length > 0)
    return [...reportEach([...misspelt, ...misplacedRequired]), ...report(meantAsMissing, names)];
  const advice = missingAdvice(schemas, first, names.length);
  return [
    ...reportEach([...misspelt, ...misplacedRequired]),
    missingProperty(locationOfObject(document, pointer), names, advice),
  ];
}

interface UnknownProperty {
  name: string;
  /** The properties that are allowed. */
  known: readonly string[];
  /** The allowed property that was probably meant. */
  near?: string;
  /** Where it would be valid, one level up or down. */
  misplaced?: Misplaced;
}

/** The unknown properties, including a misspelt tag of a union. */
function unknownProperties(
  { value: data, missingProperties, unknownProperties }: Issues,
  choice: Choice | undefined,
  misplacedHere: readonly Misplaced[],
): readonly UnknownProperty[] {
  const byName = new Map<string, UnknownProperty>();
  const misplacedByName = new Map(misplacedHere.map((property) => [property.name, property]));
  for (const { name, isTag } of missingProperties) {
    const keys = Object.keys(data as object);
    // Compared in both directions, because the tolerance depends on the length of the name.
    const misspeltTagName =
      isTag && (nearest(name, keys) ?? keys.find((key) => nearest(key, [name]) !== undefined));
    if (misspeltTagName) byName.set(misspeltTagName, { name: misspeltTagName, known: [name], near: name });
  }
  for (const { name, known } of unknownProperties) {
    if (choice?.allNames.includes(name)) continue; // valid in another branch
    const allowed = [
      ...new Set([...(choice?.selectors ?? []), ...known, ...(byName.get(name)?.known ?? [])]),
    ];
    // Names that are already present were probably not meant.
    const absent = allowed.filter((word) => !(word in (data as object)));
    const misplaced = misplacedByName.get(name);
    const near = misplaced?.isRequired ? undefined : (nearest(name, absent) ?? nearest(name, allowed));
    byName.set(name, { name, known: allowed, near, misplaced });
  }
  return [...byName.values()];
}

/** A union of objects without a tag (`if`, `then`, `else`) of which no branch was chosen. */
interface Choice {
  /** Properties of which one is required to choose a branch. */
  oneRequired: readonly string[];
  /** Properties that each select a branch other than the default one. */
  selectors: readonly string[];
  /** The properties of all branches, if the union lists them. */
  allNames: readonly unknown[];
}

/** The choice between the branches of a union, if the object has nothing yet that selects one. */
function openChoice(schemas: Schemas, { union, value: data }: Issues): Choice | undefined {
  if (!union || !isObject(data)) return undefined;
  const { properties: selectors, otherwise } = branchSelectors(schemas, union);
  const lacking = otherwise?.schema.required?.filter((name) => !(name in data)) ?? [];
  if (lacking.length === 0 || selectors.some((name) => name in data)) return undefined;
  return {
    oneRequired: [...selectors, ...lacking],
    selectors,
    allNames: union.schema.propertyNames?.enum ?? [],
  };
}

const choiceAdvice = ({ union }: Issues) => `Add one of them. ${union?.schema.description ?? ''}`.trim();

/** An example of the first missing property, and its description. `count` is the number of missing properties. */
function missingAdvice(
  schemas: Schemas,
  { name, isTag, requiredBy }: Issues['missingProperties'][number],
  count: number,
): string {
  if (isTag && name === 'type')
    return 'Begin the block with "type": "text", or another type from the gallery.';
  const property = propertyOf(schemas, requiredBy, name);
  const propertySchema = property && resolveSchema(schemas, property).schema;
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

/**
 * The location of an object's key, or of the object itself if it is an entry of a list. Of the whole document only the
 * first character, since underlining all of it would not help.
 */
function locationOfObject(document: ParsedDocument, pointer: string) {
  return pointer === '' ? { ...locationOfValue(document, ''), length: 1 } : locationOfKey(document, pointer);
}
