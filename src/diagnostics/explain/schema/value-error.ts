import type { SourceLocation } from '../../../document/location';
import { fromPointer, locationOfValue } from '../../../document/location';
import type { ParsedDocument } from '../../../document/parsed-document';
import type { Schema, Schemas } from '../../../document/source';
import { tagsOf } from '../../../schema/branches';
import { dereference, type LocatedSchema } from '../../../schema/located-schema';
import type { SchemaError } from '../../../schema/schema-errors';
import type { Diagnostic } from '../../diagnostic';
import { formatAdvice, nounFor } from '../../malformed-value/format-advice';
import { malformedValue, type ValueName } from '../../malformed-value/malformed-value';
import { quotedList, singleLineJson } from '../../message-values';
import { nearest } from '../../nearest';
import { outOfRange } from '../../out-of-range/out-of-range';
import { rangeBackwards } from '../../range-backwards/range-backwards';
import { repeatedEntry } from '../../repeated-entry/repeated-entry';
import { tooLong } from '../../too-long/too-long';
import { unknownBlockType } from '../../unknown-block-type/unknown-block-type';
import { unknownValue } from '../../unknown-value/unknown-value';
import { wrongCount } from '../../wrong-count/wrong-count';
import { wrongType } from '../../wrong-type/wrong-type';
import { durationAdvice, figureAdvice } from './figure-advice';

/** Turns an error of a single value, which is not about its properties, into a diagnostic. */
export function explainValue(schemas: Schemas, document: ParsedDocument, error: SchemaError): Diagnostic {
  const { instancePath: pointer, params, data, schema } = error;
  const location = () => locationOfValue(document, pointer);

  switch (error.keyword) {
    case 'type': {
      // JSON.parse reads 1e999 as Infinity, which Ajv does not accept as a number.
      if (typeof data === 'number' && !Number.isFinite(data))
        return outOfRange(location(), data, { finite: true });
      if (params.type === 'integer' && typeof data === 'number')
        return outOfRange(location(), data, { whole: true });
      const advice =
        pointer === ''
          ? 'Begin the document with “{” and end it with “}”.'
          : (nestedBlockAdvice(document.value, pointer, data) ?? typeAdvice(schemas, error, data));
      return wrongType(
        location(),
        schemaTypeInWords(params.type, schema.title),
        valueTypeInWords(data),
        advice,
      );
    }
    case 'discriminator':
      return wrongTag(document, pointer, params.tag, params.tagValue, tagsOf(schemas, error).map(String));
    case 'const':
      if (params.allowedValue === true)
        return wrongType(
          location(),
          'true',
          data === false ? 'false' : valueTypeInWords(data),
          'Write true, or delete the property if it does not apply.',
        );
      return disallowedValue(location(), data, [params.allowedValue]);
    case 'enum':
      return disallowedValue(location(), data, params.allowedValues);
    case 'known': // a keyword of ours: names that Intl knows
      return unknownIntlName(location(), String(data), schema);
    case 'pattern':
      // “€” does not have the form of a code either, but is explained as a currency that is not known.
      if (schema.known === 'currency') return unknownIntlName(location(), String(data), schema);
      return malformedValue(
        location(),
        textName(schema, location()),
        String(data),
        formatAdvice(schema, String(data)),
      );
    case 'maxLength':
      return tooLong(location(), [...String(data)].length, params.limit);
    case 'minItems':
    case 'minProperties':
      return wrongCount(location(), sizeOf(data), { minimum: params.limit });
    case 'maxItems':
      return wrongCount(location(), sizeOf(data), { maximum: params.limit });
    case 'uniqueItems':
      // Of two equal entries, `j` is the index of the first and `i` that of the second.
      return repeatedEntry(locationOfValue(document, `${pointer}/${params.i}`), params.j + 1, params.i + 1);
    case 'minimum':
      return outOfRange(location(), Number(data), { minimum: params.limit }, schema.hint);
    case 'maximum':
      return outOfRange(location(), Number(data), { maximum: params.limit }, schema.hint);
    case 'rangeOrder': {
      // A keyword of ours: `lower` has to be less than `upper`; opening hours over midnight need only differ.
      const { lower = '', upper = '' } = schema.rangeOrder ?? {};
      const range = data as Readonly<Record<string, number | string>>;
      const end = locationOfValue(document, `${pointer}/${upper}`);
      return rangeBackwards(end, range[lower] ?? 0, range[upper] ?? 0, [lower, upper]);
    }
    default:
      throw new Error(`No diagnostic is known for the keyword “${error.keyword}”: ${error.message}`);
  }
}

/** A union's tag with an unknown value: the `type` of a block, or another property such as `of` of a table. */
function wrongTag(
  document: ParsedDocument,
  pointer: string,
  tag: string,
  found: unknown,
  known: readonly string[],
): Diagnostic {
  const location = locationOfValue(document, `${pointer}/${tag}`);
  if (tag !== 'type' || typeof found !== 'string') return disallowedValue(location, found, known);
  return unknownBlockType(location, found, known, nearest(found, known));
}

/** The name of the property that holds a value, or that holds the list with it. */
const nameOf = ({ pointer }: SourceLocation) =>
  fromPointer(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? '';

/** What a text is called in a message. */
function textName(schema: Schema, location: SourceLocation): ValueName {
  const noun = nounFor(schema);
  return noun === undefined ? { property: nameOf(location) } : { noun };
}

/** A value that is not in an enum. The allowed values are all texts or all numbers. */
function disallowedValue(
  location: SourceLocation,
  found: unknown,
  known: readonly (string | number)[],
): Diagnostic {
  const words = known.map(String);
  const type = typeof known[0];
  if (typeof found !== type)
    return wrongType(
      location,
      schemaTypeInWords(type),
      valueTypeInWords(found),
      `Choose ${quotedList(words, 'or')}.`,
    );
  return unknownValue(location, nameOf(location), String(found), words, nearest(String(found), words));
}

/** An unknown currency, language or time zone. There are too many to list, so the hint of the schema is shown. */
function unknownIntlName(location: SourceLocation, found: string, { known, hint }: Schema): Diagnostic {
  const codes =
    known === 'currency' ? Intl.supportedValuesOf('currency') : known === 'time-zone' ? timeZones() : [];
  return unknownValue(location, nameOf(location), found, codes, nearest(found, codes), hint);
}

/** All time zones of Intl, and UTC, which it accepts but does not list. */
const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The type of a value in a document, as in “not a number”. */
function valueTypeInWords(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : schemaTypeInWords(typeof value);
}

const schemaTypeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in { }',
  array: 'a list in [ ]',
};

/** Nouns for objects, by the title of their schema. */
const objectNames: Readonly<Record<string, string>> = {
  Block: 'a block in { }',
  Quantity: 'a figure in { }',
  Money: 'an amount in { }',
};

/** The types that a schema allows, as in “must be text or a number”. `title` is that of the schema. */
const schemaTypeInWords = (type: string | readonly string[], title = '') =>
  [type]
    .flat()
    .map((word) => (word === 'object' ? objectNames[title] : undefined) ?? schemaTypeNames[word] ?? word)
    .join(' or ');

/** Advice for a block that was pasted into a list of another block; undefined if the value is no such block. */
function nestedBlockAdvice(page: unknown, pointer: string, found: unknown): string | undefined {
  const [property, index, list, entry] = fromPointer(pointer);
  if (typeof Object(found).type !== 'string' || property !== 'blocks' || entry === undefined)
    return undefined;
  const name = Object(Object(page).blocks[Number(index)]).type ?? list;
  return `A whole block is inside “${name}”. Move it below that block's closing “}”.`;
}

/** What to write in place of a value of the wrong type. */
function typeAdvice(schemas: Schemas, located: LocatedSchema, found: unknown): string {
  const { title, type, items, hint, examples = [], description = '', if: condition } = located.schema;
  // An object of several forms is better explained by its description than by examples of one of them.
  const hasForms = condition !== undefined && type === 'object';
  if (type === 'string' && /^(number|boolean)$/.test(typeof found))
    return `Put it in quotation marks: "${found}".`;
  if (title === 'Quantity') return figureAdvice(found);
  const duration = title === 'Duration' ? durationAdvice(found) : undefined;
  if (duration !== undefined) return duration;
  if (
    type === 'array' &&
    items &&
    typeof found === dereference(schemas, { ...located, schema: items }).schema.type
  )
    return `Put [ before the ${typeof found === 'string' ? 'text' : 'value'} and ] after it.`;
  if (hint) return hint;
  const unquotedValue = typeof found === 'string' ? literalIn(found) : undefined;
  const fitsExample = examples.some(
    (example) => unquotedValue !== undefined && typeof example === typeof JSON.parse(unquotedValue),
  );
  if (fitsExample && unquotedValue === found) return `Write it without quotation marks: ${unquotedValue}.`;
  if (fitsExample) return `Write the number alone, without quotation marks: ${unquotedValue}.`;
  const shownExamples = examples.slice(0, 2).map(singleLineJson).join(' or ');
  return shownExamples === '' || hasForms ? description : `Use a value such as ${shownExamples}.`;
}

/**
 * The number or boolean that a text contains: 3500000 for “3,500,000”, 96 for “96%”. Undefined if it is ambiguous, such
 * as “3,50”.
 */
function literalIn(text: string): string | undefined {
  if (text === 'true' || text === 'false') return text;
  // Without separators of groups of two or three digits that end in a group of three.
  const withoutGrouping = text.replace(/(?<=\d)[,'’\s](?=(?:\d{2,3}[,'’\s])*\d{3}(?!\d))/g, '');
  const [digits, ...others] = withoutGrouping.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const number = Number(digits);
  return Number.isFinite(number) && others.length === 0 ? String(number) : undefined;
}

/** The number of entries of a list, or of properties of an object. */
const sizeOf = (value: unknown) => Object.keys(value as object).length;
