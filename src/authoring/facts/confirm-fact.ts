import { isDeepStrictEqual } from 'node:util';
import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { fromPointer } from '../../document/location';
import type { SourceFile, Sources } from '../../document/source';
import { urlOf } from '../../format/url-of';
import type { FactSource, RegisteredFact } from '../../generated/documents';
import type { PlacedFact } from '../../references/registers';
import { withValue } from '../migrate/json-edit';

/** What somebody found who compared a fact with its source. */
export interface Confirmation {
  /** The day. */
  on: string;
  /** The role of who looked. */
  by: string;
  source: FactSource;
  /** The value that the source has now; omitted if it is the same. */
  value?: unknown;
}

type Confirmed =
  | { before: SourceFile; after: SourceFile }
  | { errors: readonly Diagnostic[]; after: SourceFile };

/**
 * The register of a fact with what somebody found: the fact is verified, with its source, and due again in a year. Nothing
 * else of the file changes. A value that the schema refuses is answered with what is wrong with it.
 */
export function confirmFact(
  { schemas }: Pick<Sources, 'schemas'>,
  { register, pointer, fact }: PlacedFact,
  { on, by, source, value }: Confirmation,
): Confirmed {
  const before = register.document.source;
  const [list = '', position] = fromPointer(pointer);
  const edits: readonly (readonly [keyof RegisteredFact, unknown])[] = [
    ...(value === undefined ? [] : [['value', value] as const]),
    ['status', 'verified'],
    // It has been compared: what was doubted is not any more.
    ...(fact.doubt === undefined ? [] : [['doubt', undefined] as const]),
    ...(isDeepStrictEqual(fact.source, source) ? [] : [['source', source] as const]),
    ['checked', { on, by }],
    ['reviewBy', aYearAfter(on)],
  ];
  const text = edits.reduce(
    (text, [name, found]) => withValue(text, [list, Number(position), name], found, { before: after(name) }),
    before.text,
  );
  const changed = { ...before, text };
  const errors = validate(schemas, changed).diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? { errors, after: changed } : { before, after: changed };
}

/** The properties that follow one another at the end of a fact, in the order of the schema. */
const order = [
  'status',
  'given',
  'doubt',
  'note',
  'source',
  'checked',
  'reviewBy',
  'next',
  'evidence',
  'within',
  'atLeast',
];

const after = (name: string): readonly string[] => order.slice(order.indexOf(name) + 1);

/** What is given for a source: an https address, or the words for one that has none. */
export function sourceFrom(
  given: string,
  { publisher, title }: Partial<FactSource>,
  known: FactSource | undefined,
): FactSource {
  const named = { ...(publisher !== undefined && { publisher }), ...(title !== undefined && { title }) };
  if (!given.startsWith('https://')) {
    if (known?.publisher === given && !publisher) return { ...known, ...named };
    return publisher === undefined ? { publisher: given, ...named } : { title: given, ...named, publisher };
  }
  // Somebody looked at the same page again: what it is called need not be said again.
  const host = urlOf(given)?.hostname.replace(/^www\./, '') ?? given;
  const whose = known?.address === given ? known : { publisher: host };
  return { ...whose, ...named, address: given };
}

/** The same day of the next year; the last of February for its 29th. */
function aYearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  const monthAndDay = rest.join('-');
  return `${Number(year) + 1}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`;
}
