import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { textOf } from '../../src/form/field-rules';
import type { Enquiry } from '../store/enquiry';
import type { Store } from '../store/store';
import { createWordFormatter } from '../word-formatter';
import type { KnownSite } from './known-site';

type Heading = 'id' | 'received' | 'form' | 'quarantine' | 'consent';

/** The columns before the form fields. */
const metadataColumns: readonly [name: Heading, read: (enquiry: Enquiry) => string | undefined][] = [
  ['id', ({ id }) => id],
  ['received', ({ received }) => received],
  ['form', ({ form }) => form],
  ['quarantine', ({ quarantine }) => quarantine],
  ['consent', ({ consent }) => consent?.version],
];

/**
 * A character that could start a formula: after leading space, or, in programs with another separator, after a
 * semicolon, tab or line break. csv-stringify only checks the first character of a value. The lookahead comes
 * first, because otherwise a thousand line breaks would take quadratic time.
 */
const formulaStart = /(?=[=+\-@＝＋－＠])(?<=^\s+|[;\t\r\n]\s*)/g;

/** Escapes what might start a formula beyond the first character of a value, which `escape_formulas` looks at. */
export const withoutInnerFormulas = (text: string): string => text.replaceAll(formulaStart, "'");

/**
 * Writes all enquiries since a time (ISO 8601) as CSV (RFC 4180): the fields of all forms in order, then those that
 * only older enquiries have. A field with the name of a metadata column becomes `fields.id`, as in webhooks. Rows are
 * streamed, so their number is unlimited. Returns the number of rows. Ends the output, unless it is standard
 * output, and rejects if writing fails.
 */
export async function writeCsv(
  store: Store,
  { forms, words }: KnownSite,
  since: string | undefined,
  output: Writable,
): Promise<number> {
  const fields = await fieldNames(store, forms);
  const formatWord = createWordFormatter(words?.admin);
  const headings = metadataColumns.map(([name]) => formatWord(name));
  const usedHeadings = new Set(headings.map((heading) => heading.toLowerCase()));
  let rows = 0;
  async function* records() {
    for await (const enquiry of store.list()) {
      if (since && enquiry.received < since) continue;
      rows += 1;
      yield [
        ...metadataColumns.map(([, read]) => read(enquiry) ?? ''),
        ...fields.map((name) =>
          textOf(Object.hasOwn(enquiry.payload, name) ? (enquiry.payload[name] ?? '') : ''),
        ),
      ];
    }
  }
  const table = stringify({
    bom: true, // otherwise Excel does not detect UTF-8
    header: true,
    columns: [
      ...headings,
      ...fields.map((name) => (usedHeadings.has(name.toLowerCase()) ? `fields.${name}` : name)),
    ],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // by default only values with the record delimiter CRLF are quoted
    escape_formulas: true,
    cast: { string: withoutInnerFormulas },
  });
  await pipeline(Readable.from(records()), table, output, { end: output !== process.stdout });
  return rows;
}

/** The names of all fields: of current forms, and of fields that forms no longer have. */
async function fieldNames(store: Store, forms: KnownSite['forms']): Promise<readonly string[]> {
  const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  for await (const { payload } of store.list()) for (const name of Object.keys(payload)) names.add(name);
  return [...names];
}
