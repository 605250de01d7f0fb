import type { FactNote, Locale, Page, QuotedFact, Words } from '../compiled';
import { memoize } from '../document/memoize';
import { formatFact, formatMonthOrDay } from '../format/fact';
import type { RegisteredFact } from '../generated/documents';
import { shownFacts } from '../references/facts-of-pages';
import { quotes } from '../references/quotes';
import type { ReferringDocument } from '../references/reference-kind';
import type { PlacedFact } from '../references/registers';
import type { CheckedPage } from './checked-site';

/**
 * What a page says about the figures that it shows: where each comes from, what is doubtful about it, and what follows.
 * Figures of which the same is true share a note.
 */
export function factsOfPage(
  { route, mentions, references }: Pick<CheckedPage, 'route' | 'mentions' | 'references'>,
  byName: ReadonlyMap<string, PlacedFact>,
  documents: readonly ReferringDocument[],
  words: Words,
  locale: Locale,
): Pick<Page, 'facts' | 'notes'> {
  const asked = (mentions.askedFacts ?? []).flatMap((one) => shownFacts(one, route, documents));
  const names = [...new Set([...(mentions.facts ?? []), ...asked])];
  if (names.length === 0) return {};
  const values = new Set(references.of(quotes).flatMap(({ name, takes }) => (takes ? name : [])));
  const notes = new Map<string, { note: FactNote; position: number }>();
  const facts: Record<string, QuotedFact> = {};
  for (const name of names) {
    const fact = byName.get(name)?.fact;
    if (!fact) continue;
    const { note, key } = noteOf(fact);
    const known = notes.get(key) ?? { note, position: notes.size + 1 };
    notes.set(key, known);
    const { next, year } = fact;
    facts[name] = {
      note: known.position,
      ...(year !== undefined && { year }),
      ...(values.has(name) && { isValue: true }),
      ...(fact.status === 'doubtful' && { doubtful: true }),
      ...(next && {
        next: {
          figure: formatFact(next.value, words.figures, locale) ?? '',
          from: formatMonthOrDay(next.from, locale),
        },
      }),
    };
  }
  return { facts, notes: [...notes.values()].map(({ note }) => note) };
}

/** What is said about a fact on every page that shows it. Two with the same key share one note. */
const noteOf = memoize((fact: RegisteredFact): { note: FactNote; key: string } => {
  const { status, sort, year, valid, doubt, source, checked, evidence, next } = fact;
  const later = next && (next.source || next.checked) && { source: next.source, checked: next.checked };
  const note = { status, sort, year, valid, doubt, source, checked, evidence, ...(later && { next: later }) };
  // Of its sort, readers see only that it is an example.
  return { note, key: JSON.stringify({ ...note, sort: sort === 'example' }) };
});
