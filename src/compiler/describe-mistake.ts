import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic } from './diagnostics/diagnostic';
import { malformedValue } from './diagnostics/malformed-value';
import { nearest } from './diagnostics/nearest';
import { outOfRange } from './diagnostics/out-of-range';
import { rangeBackwards } from './diagnostics/range-backwards';
import { repeatedEntry } from './diagnostics/repeated-entry';
import { tooLong } from './diagnostics/too-long';
import { unknownBlockType } from './diagnostics/unknown-block-type';
import { unknownValue } from './diagnostics/unknown-value';
import { wrongCount } from './diagnostics/wrong-count';
import { wrongType } from './diagnostics/wrong-type';
import type { ParsedDocument } from './parse';
import { placeOfKey, placeOfValue } from './place';
import type { Schema } from './source';

/** One fault of one value, as Ajv names it, in an author's words and at its place. */
export function describeMistake(document: ParsedDocument, error: ErrorObject): Diagnostic {
  const { instancePath: pointer, params, data } = error;
  const schema = schemaOf(error);
  const value = () => placeOfValue(document, pointer);

  switch (error.keyword) {
    case 'type':
      return wrongType(value(), inWords(params.type), kindOf(data), schema.hint ?? exampleOf(schema));
    case 'discriminator':
      return wrongTag(document, pointer, params.tag, params.tagValue, tagValues(error));
    case 'enum':
    case 'const': {
      const known = (params.allowedValues ?? [params.allowedValue]).map(String);
      return unknownValue(value(), String(data), known, nearest(String(data), known));
    }
    case 'pattern':
      return malformedValue(value(), String(data), schema.hint ?? exampleOf(schema));
    case 'maxLength':
      return tooLong(value(), String(data).length, params.limit);
    case 'minItems':
    case 'minProperties':
      return wrongCount(value(), sizeOf(data), `${params.limit} is the least`);
    case 'maxItems':
      return wrongCount(value(), sizeOf(data), `${params.limit} are the most`);
    case 'uniqueItems':
      return repeatedEntry(placeOfValue(document, `${pointer}/${params.i}`), params.j + 1, params.i + 1);
    case 'minimum':
      return outOfRange(value(), Number(data), `${params.limit} is the least`);
    case 'maximum':
      return outOfRange(value(), Number(data), `${params.limit} is the most`);
    case 'rangeOrder': {
      const { lower, upper } = error.schema as { lower: string; upper: string };
      const range = data as Readonly<Record<string, number>>;
      const place = placeOfValue(document, `${pointer}/${upper}`);
      return rangeBackwards(place, range[lower] ?? 0, range[upper] ?? 0);
    }
    default:
      throw new Error(`The contract uses “${error.keyword}”, which no diagnostic words: ${error.message}`);
  }
}

/** A union's tag that names no branch: the type of a block, or the kind of a table within one. */
function wrongTag(
  document: ParsedDocument,
  pointer: string,
  tag: string,
  found: unknown,
  known: readonly string[],
): Diagnostic {
  const place = placeOfValue(document, `${pointer}/${tag}`);
  if (typeof found !== 'string')
    return wrongType(place, 'a text', kindOf(found), `Write one of ${known.join(', ')}.`);
  const word = tag === 'type' ? unknownBlockType : unknownValue;
  return word(place, found, known, nearest(found, known));
}

/** Ajv keeps the branches of a discriminated union to itself: they are read from the schema beside the error. */
function tagValues(error: ErrorObject): readonly string[] {
  const { oneOf = [] } = schemaOf(error);
  return oneOf.map(
    ({ $ref = '' }) => /([a-z-]+)(\.schema\.json)?$/.exec($ref)?.[1] ?? String(error.params.tag),
  );
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (kindWords[typeof value] ?? 'something else');

const kindWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
};

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const inWords = (type: string | readonly string[]) =>
  [type]
    .flat()
    .map((word) => typeWords[word] ?? word)
    .join(' or ');

const exampleOf = ({ examples = [], description = '' }: Schema) =>
  examples.length === 0 ? description : `For example: ${JSON.stringify(examples[0])}`;

const sizeOf = (value: unknown) => Object.keys(value as object).length;

/** The schema that the fault was found by; Ajv gives it, being told to be verbose. */
export const schemaOf = ({ parentSchema = {} }: ErrorObject) => parentSchema as Schema;
