import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { textOf } from '../../src/form/field-rules';
import type { Enquiry } from '../store/enquiry';
import type { Store } from '../store/store';
import { sayer } from '../words';
import type { KnownSite } from './known-forms';

type Heading = 'id' | 'received' | 'form' | 'quarantine' | 'consent';

/** The columns before the fields. */
const metadata: readonly [name: Heading, of: (enquiry: Enquiry) => string | undefined][] = [
  ['id', ({ id }) => id],
  ['received', ({ received }) => received],
  ['form', ({ form }) => form],
  ['quarantine', ({ quarantine }) => quarantine],
  ['consent', ({ consent }) => consent?.version],
];

/**
 * A character that begins a formula, where a program that reads other separators than ours would begin a cell: after a
 * semicolon, a tab or a line break. csv-stringify checks only the first character of a value. The character comes first: from
 * each of a thousand line breaks the pattern would go through all that follow.
 */
const formulaWithin = /(?=[=+\-@＝＋－＠])(?<=^\s+|[;\t\r\n]\s*)/g;

/** The same text, of which no spreadsheet program reads a part as a formula. */
export const withoutFormulas = (text: string): string => text.replaceAll(formulaWithin, "'");

/**
 * Writes every enquiry since a time (ISO 8601) as a table in CSV (RFC 4180): the fields of all forms in their order,
 * then those that only older enquiries have. A field named as one of the columns before them is `fields.id`, as in what
 * webhooks get. Row by row, so that there may be any number. Returns their number.
 * The output is ended; a write that fails rejects.
 */
export async function writeCsv(
  store: Store,
  { forms, words }: KnownSite,
  since: string | undefined,
  output: Writable,
): Promise<number> {
  const fields = await fieldNames(store, forms);
  const say = sayer(words?.admin);
  const headings = metadata.map(([name]) => say(name));
  const taken = new Set(headings.map((heading) => heading.toLowerCase()));
  let rows = 0;
  async function* records() {
    for await (const enquiry of store.list()) {
      if (since && enquiry.received < since) continue;
      rows += 1;
      yield [
        ...metadata.map(([, of]) => of(enquiry) ?? ''),
        ...fields.map((name) =>
          textOf(Object.hasOwn(enquiry.payload, name) ? (enquiry.payload[name] ?? '') : ''),
        ),
      ];
    }
  }
  const table = stringify({
    bom: true, // without it, Excel reads UTF-8 as the system's own encoding
    header: true,
    columns: [
      ...headings,
      ...fields.map((name) => (taken.has(name.toLowerCase()) ? `fields.${name}` : name)),
    ],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // by itself it quotes the delimiter of records alone, CR with LF
    escape_formulas: true,
    cast: { string: withoutFormulas },
  });
  await pipeline(Readable.from(records()), table, output, { end: output !== process.stdout });
  return rows;
}

/** The names of all fields: of the forms as they are, and of what was sent before a field was taken out of its form. */
async function fieldNames(store: Store, forms: KnownSite['forms']): Promise<readonly string[]> {
  const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  for await (const { payload } of store.list()) for (const name of Object.keys(payload)) names.add(name);
  return [...names];
}
