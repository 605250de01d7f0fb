import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceFile, Sources } from '../../document/source';
import { urlOf } from '../../format/url-of';
import type { FactSource, RegisteredFact } from '../../generated/documents';
import { factAfterNext } from '../../references/fact-of-day';
import { type PlacedFact, writtenFact } from '../../references/registers';
import { withFact } from './with-fact';

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
  placed: PlacedFact,
  { on, by, source, value }: Confirmation,
): Confirmed {
  const { register, pointer } = placed;
  const before = register.document.source;
  // It has been compared, as pages show it: what was doubted is not any more.
  const { doubt: _doubt, ...rest } = factAfterNext(writtenFact(placed), on);
  const confirmed = {
    ...rest,
    ...(value === undefined ? {} : { value: value as RegisteredFact['value'] }),
    status: 'verified',
    source,
    checked: { on, by },
    reviewBy: aYearAfter(on),
  } as const;
  const text = withFact(schemas, before.text, pointer, confirmed);
  const changed = { ...before, text };
  const errors = validate(schemas, changed).diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? { errors, after: changed } : { before, after: changed };
}

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
