import { formatFact, formatMonthOrDay } from '../../format/fact';
import type { FactSource, RegisteredFact } from '../../generated/documents';
import { hasTakenEffect } from '../../references/fact-on-date';
import { isShown } from '../../references/shown-facts';
import { figureWordsOf, type InspectedRevision, localeOf } from '../diff/revision';

/** The figure of a fact as pages show it. */
export const figureOf = (value: RegisteredFact['value'], revision: InspectedRevision): string =>
  formatFact(value, figureWordsOf(revision), localeOf(revision)) ?? '';

/** The details of a fact, one per line, without its id, its label and its past value. */
export function describeFact(fact: RegisteredFact, revision: InspectedRevision): readonly string[] {
  const { value, measure, scope = {}, sort, year, valid, doubt, note } = fact;
  const { source, checked, reviewBy, next, evidence, within, atLeast } = fact;
  const scopes = Object.entries(scope).map(([name, word]) => `${name} ${word}`);
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['title', fact.title],
    ['figure', figureOf(value, revision)],
    ['value', JSON.stringify(value)],
    ['measure', [measure, ...scopes].join(', ')],
    ['sort', sort],
    ['year', year === undefined ? undefined : String(year)],
    [
      'valid',
      valid &&
        [valid.from && `from ${valid.from}`, valid.until && `until ${valid.until}`].filter(Boolean).join(' '),
    ],
    ['status', describeStatus(fact, revision)],
    ['doubt', doubt],
    ['note', note],
    ['source', source && sourceInWords(source)],
    ['checked', checked && `${checked.on} by ${checked.by}`],
    ['review by', reviewBy],
    [
      'next',
      next && `${figureOf(next.value, revision)} from ${formatMonthOrDay(next.from, localeOf(revision))}`,
    ],
    ['evidence', evidence && JSON.stringify(evidence)],
    ['within', within],
    ['at least', atLeast],
  ];
  return lines.flatMap(([name, text]) => (text === undefined ? [] : [`${name.padEnd(10)} ${text}`]));
}

/** The statuses by which `npm run facts -- list` filters: those of the schema, `given`, and `superseded`. */
export const statuses = ['given', 'verified', 'sample', 'doubtful', 'superseded'];

/** A fact's status in words: how reliable it is, whether its value was superseded, and whether pages show it. */
export function describeStatus(
  fact: RegisteredFact,
  { site, sources: { today } }: Pick<InspectedRevision, 'site' | 'sources'>,
): string {
  const { status, given, next, past } = fact;
  return [
    status,
    given && 'given by the site’s owner',
    (past || (today !== undefined && hasTakenEffect(next, today))) && 'superseded',
    !isShown(fact, site ?? {}) && 'not shown on any page',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Publisher, title and address of a source. */
export const sourceInWords = ({ publisher, title, address }: FactSource): string =>
  [publisher, title, address].filter((part) => part !== undefined).join(', ');
