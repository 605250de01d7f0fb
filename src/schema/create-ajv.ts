import { _, Ajv2020, type Code, type KeywordCxt, type Options } from 'ajv/dist/2020.js';
import type { Schema, Schemas } from '../document/source';

/** Creates an Ajv instance that knows these schemas, by their files, and our custom keywords. */
export function createAjv(schemas: Schemas, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false, // a branch requires properties that its union declares
    strictTypes: false, // a branch inherits its union's type; money is a number or an object
    discriminator: true,
    ...options,
  });
  // Annotations: they validate nothing and are read by other modules (`Schema` in document/source.ts explains each).
  ajv.addVocabulary([
    'hint',
    'tsType',
    'widest',
    'listedIn',
    'informative',
    'pageHeading',
    'entry',
    'collection',
    'repeats',
    'when',
    'says',
    'inMenus',
    'carries',
  ]);
  ajv.addFormat('color-hex', true); // for editors only; `pattern` validates colours
  // A code keyword and not a function, so that it can be part of standalone code (validator-code.ts).
  ajv.addKeyword({ keyword: 'rangeOrder', type: 'object', schemaType: 'object', code: failUnordered });
  ajv.addKeyword({ keyword: 'known', type: 'string', schemaType: 'string', code: failUnknown });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);
  return ajv;
}

/**
 * Fails if two properties, which are numbers or times of day such as 09:30, are not in ascending order. With
 * `overMidnight`, they need only differ, or both be 00:00 (the whole day).
 */
function failUnordered(context: KeywordCxt): void {
  const { gen, data } = context;
  const { lower, upper, overMidnight } = context.schema as NonNullable<Schema['rangeOrder']>;
  const from = gen.const('from', _`${data}[${lower}]`);
  const to = gen.const('to', _`${data}[${upper}]`);
  const areComparable = _`typeof ${from} === typeof ${to} && (typeof ${from} === "number" || typeof ${from} === "string")`;
  const isWrong = overMidnight ? _`${from} === ${to} && ${from} !== "00:00"` : _`${from} >= ${to}`;
  context.fail(_`${areComparable} && ${isWrong}`);
}

/**
 * Fails if Intl does not know a currency, language or time zone. Values that the `pattern` beside `known` rejects are
 * skipped, because `pattern` reports them.
 */
function failUnknown(context: KeywordCxt): void {
  const { data, parentSchema } = context;
  const conditions: Readonly<Record<NonNullable<Schema['known']>, () => Code>> = {
    // Codes in one text are enough, since the pattern requires three capital letters.
    currency: () => _`!${Intl.supportedValuesOf('currency').join(' ')}.includes(${data})`,
    language: () => _`Intl.DateTimeFormat.supportedLocalesOf(${data}).length === 0`,
    'time-zone': () =>
      _`(() => { try { return !Intl.DateTimeFormat("en", { timeZone: ${data} }); } catch { return true; } })()`,
  };
  const isUnknown = conditions[context.schema as NonNullable<Schema['known']>]();
  context.fail(_`new RegExp(${parentSchema.pattern}).test(${data}) && ${isUnknown}`);
}
