import { posix } from 'node:path';
import { locationOfKey, locationOfValue, toPointer } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schema, Schemas } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';
import { missingChoice, missingProperty } from '../missing-property/missing-property';
import { nearest, neighbours } from '../nearest';
import { unknownProperty } from '../unknown-property/unknown-property';
import type { Misplaced, MisplacedByObject } from './misplaced-properties';
import type { Issues } from './schema-issues';
import { tagValues } from './value-error';

/**
 * What one object has too much and what it lacks. A misspelt name is both; a name that is like no other stands, most
 * likely, for one that is missing.
 */
export function explainProperties(
  schemas: Schemas,
  document: ParsedDocument,
  pointer: string,
  { missing, ...others }: Issues,
  misplaced: MisplacedByObject,
): readonly Diagnostic[] {
  // What is missing here and stands one level up or down is told there.
  const isElsewhere = (name: string) =>
    misplaced.awaitedBy.get(pointer)?.some((it) => it.name === name) === true;
  const issues = { ...others, missing: missing.filter(({ name }) => !isElsewhere(name)) };
  const choice = choiceIn(schemas, issues);
  const strangers = strangersIn(issues, choice, misplaced.in.get(pointer) ?? []);
  const meantBy = new Map<string | undefined, number>(); // how many stand for a name
  for (const { near } of strangers) meantBy.set(near, (meantBy.get(near) ?? 0) + 1);
  const report = (found: readonly Stranger[], missing: readonly string[] = []) => {
    const [first] = found;
    if (!first) return [];
    const location = locationOfKey(document, pointer + toPointer([first.name]));
    const names = found.map(({ name }) => name);
    const { known, near, elsewhere } = first;
    const level =
      near === undefined && found.length === 1 && missing.length === 0 ? elsewhere?.level : undefined;
    const certain =
      near !== undefined &&
      neighbours(first.name, known).length === 1 &&
      meantBy.get(near) === 1 &&
      !Object.hasOwn(issues.data as object, near);
    return [unknownProperty(location, names, { names: known, near, certain, lacking: missing, level })];
  };
  const each = (found: readonly Stranger[]) => found.flatMap((stranger) => report([stranger]));

  // Which branch of a union was meant is not known: what the last one asks for tells an author nothing.
  const misspeltTag = strangers.some(({ near }) => issues.missing.some((it) => it.name === near && it.tag));
  if (strangers.length > 0 && (misspeltTag || choice.open.length > 0)) return each(strangers);
  if (choice.open.length > 0) {
    return [missingChoice(placeOfObject(document, pointer), choice.open, issues.union?.description ?? '')];
  }

  const misspelt = strangers.filter(({ near }) => near !== undefined);
  const strange = strangers.filter(({ near }) => near === undefined);
  const lacking = issues.missing.filter(({ name }) => misspelt.every(({ near }) => near !== name));
  const names = [...new Set(lacking.map(({ name }) => name))];
  const [first] = lacking;
  if (!first) return each(strangers);
  const moved = strange.filter(({ elsewhere }) => elsewhere?.awaited);
  const instead = strange.filter(({ elsewhere }) => !elsewhere?.awaited);
  if (instead.length > 0) return [...each([...misspelt, ...moved]), ...report(instead, names)];
  const advice = adviceFor(schemas, first);
  return [...each([...misspelt, ...moved]), missingProperty(placeOfObject(document, pointer), names, advice)];
}

interface Stranger {
  name: string;
  known: readonly string[];
  near?: string;
  /** It is known one level up or down. */
  elsewhere?: Misplaced;
}

/** Names that do not belong, each once; a tag under another name is among them. */
function strangersIn(
  { data, missing, unknown }: Issues,
  choice: Choice,
  misplaced: readonly Misplaced[],
): readonly Stranger[] {
  const told = new Map<string, Stranger>();
  const misplacedByName = new Map(misplaced.map((it) => [it.name, it]));
  for (const { name, tag } of missing) {
    const keys = Object.keys(data as object);
    // Looked for from both sides: of a short name, one letter may be all that is left.
    const written = tag && (nearest(name, keys) ?? keys.find((key) => nearest(key, [name]) !== undefined));
    if (written) told.set(written, { name: written, known: [name], near: name });
  }
  for (const { name, known } of unknown) {
    if (choice.open.length > 0 && choice.names.includes(name)) continue; // it belongs to a branch not taken
    const wider = [...new Set([...choice.branches, ...known, ...(told.get(name)?.known ?? [])])];
    const absent = wider.filter((word) => !(word in (data as object))); // what stands there already was hardly meant
    const elsewhere = misplacedByName.get(name);
    const near = elsewhere?.awaited ? undefined : (nearest(name, absent) ?? nearest(name, wider));
    told.set(name, { name, known: wider, near, elsewhere });
  }
  return [...told.values()];
}

/** A union of objects without a tag (`if`, `then`, `else`) of which no branch was chosen; otherwise nothing. */
interface Choice {
  /** Properties of which one would have to be added. */
  open: readonly string[];
  /** Those that lead to the branches before the last. */
  branches: readonly string[];
  /** All properties of all branches, where the union lists them. */
  names: readonly unknown[];
}

function choiceIn(schemas: Schemas, { union, data }: Issues): Choice {
  if (!union || typeof data !== 'object' || data === null || Array.isArray(data))
    return { open: [], names: [], branches: [] };
  const branches: string[] = [];
  let last: Schema | undefined = union;
  while (last?.if) {
    branches.push(...(last.if.required ?? []));
    last = last.else;
  }
  const lacking = (last && schemaBehind(schemas, last).required)?.filter((name) => !(name in data)) ?? [];
  const isOpen = lacking.length > 0 && !branches.some((name) => name in data);
  if (!isOpen) return { open: [], names: [], branches: [] };
  return { open: [...branches, ...lacking], names: union.propertyNames?.enum ?? [], branches };
}

/** The description and an example of what is missing. */
function adviceFor(schemas: Schemas, { name, tag, schema }: Issues['missing'][number]): string {
  const properties = { ...schemaBehind(schemas, schema).properties, ...schema.properties };
  const property = properties[name];
  const meant = property && { ...schemaBehind(schemas, property), ...property };
  const example = meant?.examples?.[0];
  return [
    meant?.description ?? schema.description,
    tag && !property ? `Choose ${listed(tagValues(schema), 'or')}.` : undefined,
    example === undefined ? undefined : `For example: "${name}": ${JSON.stringify(example)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Properties and branches refer to parts only; where the reference stands is not known here. */
const schemaBehind = (schemas: Schemas, schema: Schema): Schema =>
  (schema.$ref && schemas[`schema/parts/${posix.basename(schema.$ref)}`]) || schema;

/** The key of the object, or its first sign where it has none: the whole of it would hide what is wrong. */
function placeOfObject(document: ParsedDocument, pointer: string) {
  return pointer === '' ? { ...locationOfValue(document, ''), length: 1 } : locationOfKey(document, pointer);
}
