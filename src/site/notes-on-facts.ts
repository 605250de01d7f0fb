import type { Block, FactNote, Locale, Page, QuotedFact, SourceOfFigures, Words } from '../compiled';
import { groupBy } from '../document/group-by';
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
  const byNote = groupBy(figures, ({ fact }) => JSON.stringify(noteOn(fact, words, locale)));
  const allWithTitle = groupBy(figures, titleOf);
  const titleWithSubjects = (title: string, group: readonly FigureWithSubject[]) => {
    const subjects = subjectsOf(group);
    return subjects.length > 0 && subjectsOf(allWithTitle.get(title) ?? []).length > 1
      ? `${title} (${subjects.join(', ')})`
      : title;
  };
  const sources = [...byNote].map(([note, sameNote]) => ({
    titles: [...groupBy(sameNote, titleOf)].map(([title, group]) => titleWithSubjects(title, group)),
    note: JSON.parse(note) as FactNote,
  }));
  return sources.some(({ note }) => hasNoteContent(note)) ? sources : [];
}

const titleOf = ({ fact }: FigureWithSubject) => fact.title;

/** The subjects of figures, each once. */
const subjectsOf = (figures: readonly FigureWithSubject[]): readonly string[] => [
  ...new Set(figures.flatMap(({ subject }) => subject ?? [])),
];

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

/** The note on a fact: its source, and what is to be known of the figure. */
function noteOn(fact: RegisteredFact, words: Words, locale: Locale): FactNote {
  const { sort, status, given, note, year, valid, source, checked, evidence, next, past } = fact;
  // The site's own figures are its claims and examples (`sort` is what sort of statement a fact is), and samples that
  // its owner has given.
  const isGivenSample = status === 'sample' && given === true;
  const nextSource = next && (next.source || next.checked) && { source: next.source, checked: next.checked };
  return {
    ...(!source && (isGivenSample || sort === 'claim' || sort === 'example') && { isOwn: true }),
    ...(sort === 'example' && { isExample: true }),
    note,
    year,
    valid,
    source,
    checked,
    evidence,
    ...(nextSource && { next: nextSource }),
    ...(past && {
      past: past.map((pastFact) => ({
        said: pastInWords(pastFact, words, locale),
        source: pastFact.source,
      })),
    }),
  };
}
