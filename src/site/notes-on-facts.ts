import type { Block, FactNote, Locale, Page, QuotedFact, SourceOfFigures, Words } from '../compiled';
import { memoize } from '../document/memoize';
import { formatFact, formatMonthOrDay } from '../format/fact';
import { fill } from '../format/fill';
import { hasNoteContent } from '../format/note-content';
import type { PageDocument, PastFact, RegisteredFact } from '../generated/documents';
import { type QuotedName, quotedIn } from '../references/quoted-in';
import type { LocatedFact } from '../references/registers';
import { answeringFacts } from '../references/requested-rows';
import type { FactsOfPage } from '../resolved';

/** Site-wide settings for notes on figures. */
interface NoteSettings {
  words: Words;
  locale: Locale;
  /** Whether to include remarks for authors. */
  isForAuthor: boolean;
  /** Subjects of registers, such as `Peru`, by register name. */
  subjects: ReadonlyMap<string, string>;
}

/**
 * Notes on the figures that a page quotes: announced changes, and the sources for each block. `written` are the blocks
 * before resolving, because in resolved plain texts quotes are no longer recognizable; `blocks` are the resolved ones,
 * which also contain what they refer to, such as the entries of a collection, with its quotes.
 */
export function notesOnFacts(
  written: PageDocument['blocks'],
  blocks: readonly Block[],
  byName: ReadonlyMap<string, LocatedFact>,
  site: NoteSettings,
): Pick<Page, 'facts' | 'sources'> {
  if (byName.size === 0) return {};
  const factsByBlock = blocks.map((block, position) => [
    ...quotedIn(written[position]),
    ...quotedIn(block),
    ...requestedBy(block, written[position]),
  ]);
  const quoted = factsByBlock.flat();
  if (quoted.length === 0) return {};
  /** Names of the facts that are quoted in place of a value, not only within texts. */
  const values = new Set(quoted.flatMap(({ name, isValue }) => (isValue ? name : [])));
  const factOf = (name: string) => byName.get(name)?.fact;
  const facts = [...new Set(quoted.map(({ name }) => name))].flatMap((name) => {
    const fact = factOf(name);
    const remark = fact && remarkOn(name, fact, values.has(name), site);
    return remark ? [[name, remark] as const] : [];
  });
  const sources = factsByBlock.map((facts) =>
    sourcesOf(
      [...new Set(facts.map(({ name }) => name))].flatMap((name) => {
        const fact = factOf(name);
        return fact ? [{ fact, subject: site.subjects.get(name.slice(0, name.indexOf('.'))) }] : [];
      }),
      site,
    ),
  );
  return { facts: Object.fromEntries(facts), sources };
}

/**
 * The facts that a block shows of whole registers: it contains them resolved, each register with its page, and its rows
 * (`written`) say which of them it shows.
 */
function requestedBy(block: Block, written: unknown): readonly QuotedName[] {
  const pages = Object.values(block).flatMap((list) =>
    Array.isArray(list) ? list.filter(isFactsOfPage) : [],
  );
  return pages.flatMap(({ facts }) =>
    answeringFacts(written, facts).map(({ name }) => ({ name, isValue: true })),
  );
}

function isFactsOfPage(value: unknown): value is FactsOfPage {
  const { register, facts } = Object(value) as Partial<FactsOfPage>;
  return typeof register === 'string' && Array.isArray(facts);
}

/** What a page says beside a fact that it quotes, and to its author; undefined if that is nothing. */
function remarkOn(
  name: string,
  fact: RegisteredFact,
  isValue: boolean,
  { words, locale, isForAuthor }: NoteSettings,
): QuotedFact | undefined {
  const { year, next, past } = fact;
  const earliestPast = past?.at(-1); // the latest is the first
  const status = isForAuthor ? openStatus(fact) : undefined;
  if (year === undefined && !next && !earliestPast && !status) return undefined;
  return {
    ...(year !== undefined && { year }),
    ...(isValue && { isValue }),
    ...(next && {
      next: {
        figure: formatFact(next.value, words.figures, locale) ?? '',
        from: formatMonthOrDay(next.from, locale),
      },
    }),
    ...(earliestPast && { past: pastInWords(earliestPast, words, locale) }),
    ...(status && { forAuthor: { status, about: [`${name}: ${status}.`, fact.doubt].join(' ').trim() } }),
  };
}

/** The status of a fact that an author has to act on. */
const openStatus = ({ status }: RegisteredFact): string | undefined =>
  status === 'doubtful' || status === 'sample' ? status : undefined;

/** A quoted figure, and the subject of its register: the name of the page that the register belongs to. */
interface FigureWithSubject {
  fact: RegisteredFact;
  subject: string | undefined;
}

/**
 * Groups figures with the same note. Figures of several pages with the same title become “Price of a room (Peru,
 * Chile)”. Empty if nothing is known besides that the figures are the site's own.
 */
function sourcesOf(
  figures: readonly FigureWithSubject[],
  { words, locale }: Pick<NoteSettings, 'words' | 'locale'>,
): readonly SourceOfFigures[] {
  const sources = new Map<string, { figures: FigureWithSubject[]; note: FactNote }>();
  for (const figure of figures) {
    const { note, key: noteKey } = noteOf(figure.fact);
    const past = figure.fact.past?.map((pastFact) => ({
      said: pastInWords(pastFact, words, locale),
      source: pastFact.source,
    }));
    const key = past ? noteKey + JSON.stringify(past) : noteKey;
    const sourceEntry = sources.get(key);
    if (sourceEntry) sourceEntry.figures.push(figure);
    else sources.set(key, { figures: [figure], note: past ? { ...note, past } : note });
  }
  const allSources = [...sources.values()];
  if (!allSources.some(({ note }) => hasNoteContent(note))) return [];
  const allSubjects = subjectsByTitle(figures);
  const withSubjects = (title: string, subjects: readonly string[]) =>
    Number(allSubjects.get(title)?.length) > 1 && subjects.length > 0
      ? `${title} (${subjects.join(', ')})`
      : title;
  return allSources.map(({ figures: sameNote, note }) => ({
    titles: [...subjectsByTitle(sameNote)].map(([title, subjects]) => withSubjects(title, subjects)),
    note,
  }));
}

/** Subjects by title, without duplicates. */
function subjectsByTitle(figures: readonly FigureWithSubject[]): ReadonlyMap<string, readonly string[]> {
  const byTitle = new Map<string, string[]>();
  for (const { fact, subject } of figures) {
    const sameTitle = byTitle.get(fact.title) ?? [];
    byTitle.set(fact.title, sameTitle);
    if (subject !== undefined && !sameTitle.includes(subject)) sameTitle.push(subject);
  }
  return byTitle;
}

/** A past value in words: “£10.42 in 2023”, “20 hours until October 2025”. */
function pastInWords({ value, year, until }: PastFact, words: Words, locale: Locale): string {
  // Without “a year” or “a month”, which the current figure says.
  const form = 'currency' in value ? 'bare' : undefined;
  const figure = formatFact(value, words.figures, locale, form) ?? '';
  if (until !== undefined)
    return fill(words.sources.until, { figure, until: formatMonthOrDay(until, locale) });
  return year === undefined
    ? fill(words.sources.before, { figure })
    : fill(words.sources.inYear, { figure, year: String(year) });
}

/** The note on a fact's source. Figures with the same key are grouped. */
const noteOf = memoize((fact: RegisteredFact): { note: FactNote; key: string } => {
  const { sort, status, given, note: noteText, year, valid, source, checked, evidence, next } = fact;
  // The site's own figures are its claims and examples (`sort` is what sort of statement a fact is), and samples that its
  // owner has given.
  const isGivenSample = status === 'sample' && given === true;
  const nextSource = next && (next.source || next.checked) && { source: next.source, checked: next.checked };
  const note: FactNote = {
    ...(!source && (isGivenSample || sort === 'claim' || sort === 'example') && { isOwn: true }),
    ...(sort === 'example' && { isExample: true }),
    note: noteText,
    year,
    valid,
    source,
    checked,
    evidence,
    ...(nextSource && { next: nextSource }),
  };
  return { note, key: JSON.stringify(note) };
});
