import { _, Ajv2020, type Code, type KeywordCxt, type Options } from 'ajv/dist/2020.js';
import type { Schema, Schemas } from '../document/source';

/** Ajv with our schemas and the keywords that they add to JSON Schema. */
export function createAjv(schemas: Schemas, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false, // a branch requires what its union declares
    strictTypes: false, // a branch has the type that its union declares; money is a number or an object
    discriminator: true,
    ...options,
  });
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
  ajv.addFormat('color-hex', true); // what editors show a colour by; `pattern` says which are valid
  // Written as code and not as a function, since code can be kept (validator-code.ts).
  ajv.addKeyword({ keyword: 'rangeOrder', type: 'object', schemaType: 'object', code: failUnordered });
  ajv.addKeyword({ keyword: 'known', type: 'string', schemaType: 'string', code: failUnknown });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);
  return ajv;
}

/** Two numbers, or two times of day such as 09:30. */
function failUnordered(context: KeywordCxt): void {
  const { gen, data } = context;
  const { lower, upper, overMidnight } = context.schema as NonNullable<Schema['rangeOrder']>;
  const from = gen.const('from', _`${data}[${lower}]`);
  const to = gen.const('to', _`${data}[${upper}]`);
  const areComparable = _`typeof ${from} === typeof ${to} && (typeof ${from} === "number" || typeof ${from} === "string")`;
  const isWrong = overMidnight ? _`${from} === ${to} && ${from} !== "00:00"` : _`${from} >= ${to}`;
  context.fail(_`${areComparable} && ${isWrong}`);
}

/** The code of a currency, a language, or a time zone: as many as Intl knows. What its pattern refuses is not asked about. */
function failUnknown(context: KeywordCxt): void {
  const { data, parentSchema } = context;
  const conditions: Readonly<Record<NonNullable<Schema['known']>, () => Code>> = {
    currency: () => _`!${Intl.supportedValuesOf('currency').join(' ')}.includes(${data})`,
    language: () => _`Intl.DateTimeFormat.supportedLocalesOf(${data}).length === 0`,
    'time-zone': () =>
      _`(() => { try { return !Intl.DateTimeFormat("en", { timeZone: ${data} }); } catch { return true; } })()`,
  };
  const isUnknown = conditions[context.schema as NonNullable<Schema['known']>]();
  context.fail(_`new RegExp(${parentSchema.pattern}).test(${data}) && ${isUnknown}`);
}
