import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SourceLocation } from '../../document/location';
import { locationOfValue } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schema } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';
import { malformedValue } from '../malformed-value/malformed-value';
import { nearest } from '../nearest';
import { outOfRange } from '../out-of-range/out-of-range';
import { rangeBackwards } from '../range-backwards/range-backwards';
import { repeatedEntry } from '../repeated-entry/repeated-entry';
import { tooLong } from '../too-long/too-long';
import { unknownBlockType } from '../unknown-block-type/unknown-block-type';
import { unknownValue } from '../unknown-value/unknown-value';
import { wrongCount } from '../wrong-count/wrong-count';
import { wrongType } from '../wrong-type/wrong-type';

/** One fault of one value, as Ajv names it, in an author's words and at its place. */
export function describeMistake(document: ParsedDocument, error: ErrorObject): Diagnostic {
  const { instancePath: pointer, params, data } = error;
  const schema = schemaOf(error);
  const value = () => locationOfValue(document, pointer);

  switch (error.keyword) {
    case 'type': {
      if (typeof data === 'number' && !Number.isFinite(data))
        return outOfRange(value(), data, data > 0 ? 'it is too large' : 'it is too small');
      if (params.type === 'integer' && typeof data === 'number')
        return outOfRange(value(), data, 'it must be a whole number');
      const advice =
        pointer === '' ? 'A document begins with “{” and ends with “}”.' : adviceFor(schema, data);
      return wrongType(value(), inWords(params.type), kindOf(data), advice);
    }
    case 'discriminator':
      return wrongTag(document, pointer, params.tag, params.tagValue, tagValues(schema));
    case 'const':
      if (params.allowedValue === true)
        return wrongType(
          value(),
          'true',
          data === false ? 'false' : kindOf(data),
          'Leave the property out where it is not so.',
        );
      return wrongWord(value(), data, [params.allowedValue]);
    case 'enum':
      return wrongWord(value(), data, params.allowedValues);
    case 'pattern':
      return malformedValue(value(), String(data), adviceFor(schema, data));
    case 'maxLength':
      return tooLong(value(), [...String(data)].length, params.limit);
    case 'minItems':
    case 'minProperties':
      return wrongCount(value(), sizeOf(data), `${params.limit} is the least`);
    case 'maxItems':
      return wrongCount(value(), sizeOf(data), `${params.limit} are the most`);
    case 'uniqueItems':
      return repeatedEntry(locationOfValue(document, `${pointer}/${params.i}`), params.j + 1, params.i + 1);
    case 'minimum':
      return outOfRange(value(), Number(data), `${params.limit} is the least`);
    case 'maximum':
      return outOfRange(value(), Number(data), `${params.limit} is the most`);
    case 'rangeOrder': {
      const { lower, upper } = error.schema as { lower: string; upper: string };
      const range = data as Readonly<Record<string, number | string>>;
      const location = locationOfValue(document, `${pointer}/${upper}`);
      return rangeBackwards(location, range[lower] ?? 0, range[upper] ?? 0);
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
  const location = locationOfValue(document, `${pointer}/${tag}`);
  if (tag !== 'type' || typeof found !== 'string') return wrongWord(location, found, known);
  return unknownBlockType(location, found, known, nearest(found, known));
}

/** The values that are known are of one type, texts or numbers. */
function wrongWord(
  location: SourceLocation,
  found: unknown,
  known: readonly (string | number)[],
): Diagnostic {
  const words = known.map(String);
  const type = typeof known[0];
  if (typeof found !== type)
    return wrongType(location, inWords(type), kindOf(found), `Known here: ${listed(words, 'or')}.`);
  return unknownValue(location, String(found), words, nearest(String(found), words));
}

/** Ajv keeps the branches of a discriminated union to itself: they are read from its schema. */
export const tagValues = ({ oneOf = [] }: Schema): readonly string[] =>
  oneOf.flatMap(({ $ref = '' }) => /([a-z-]+)(\.schema\.json)?$/.exec($ref)?.[1] ?? []);

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

/** What to write instead. */
function adviceFor(
  { type, hint, examples = [], description = '', if: union }: Schema,
  found: unknown,
): string {
  if (type === 'string' && /^(number|boolean)$/.test(typeof found))
    return `Put it in quotation marks: "${found}".`;
  if (hint) return hint;
  const meant = typeof found === 'string' ? unquoted(found) : undefined;
  const fits = examples.some((example) => meant !== undefined && typeof example === typeof JSON.parse(meant));
  if (fits && meant === found) return `Write it without quotation marks: ${meant}.`;
  if (fits) return `Write the number alone, without quotation marks: ${meant}.`;
  const [example] = examples;
  return example === undefined || union ? description : `For example: ${JSON.stringify(example)}`;
}

/**
 * The number or truth that a text says: 3500000 for “3,500,000”, 96 for “96%”. None where it says more than one, or
 * one that may be another: “3,50” is no 350.
 */
function unquoted(text: string): string | undefined {
  if (text === 'true' || text === 'false') return text;
  const joined = text.replace(/(?<=\d)[,'’\s](?=(?:\d{2,3}[,'’\s])*\d{3}(?!\d))/g, '');
  const [written, ...others] = joined.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const number = Number(written);
  return Number.isFinite(number) && others.length === 0 ? String(number) : undefined;
}

const sizeOf = (value: unknown) => Object.keys(value as object).length;

/** The schema that the fault was found by; Ajv gives it, being told to be verbose. */
export const schemaOf = ({ parentSchema = {} }: ErrorObject) => parentSchema as Schema;
