import type { Diagnostic } from '../diagnostics/diagnostic';
import { unlikelyDate } from '../diagnostics/unlikely-date/unlikely-date';
import { locationInText, locationOfValue, pointerOf } from '../document/location';
import { textsIn } from '../document/texts-in';
import { treeOf } from '../document/tree';
import { firstDayOf, lastDayOf, yearsLater } from '../format/month-or-day';
import type { DatedIntake, FormDocument, PageDocument } from '../generated/documents';
import { factAsWritten, factsByName, type LocatedFact } from '../references/registers';
import { ratesDocument, siteRates } from '../references/site-rates';
import type { PartiallyValid } from '../schema/valid-part';
import type { LinkedDocument } from '../site/checked-site';
import { impossibleDayMessage } from './impossible-day';
import { isReviewedBefore } from './overdue-facts';
import type { Rule, RuledSite } from './rule';
import { daysNamed, monthName, monthsNamed, wrongWeekdays } from './weekdays';

type Problem = readonly [pointer: string, message: string, hint: string];

const writeActualDay = 'Write the day that it was.';

/** Dates that are impossible, or most likely mistakes. */
export const unlikelyDates: Rule = (site) => {
  const { today } = site.sources;
  const facts = [...factsByName(site.documents).values()];
  const language = site.settings?.content.language ?? 'en';
  return [
    ...facts.flatMap((located) =>
      (today === undefined ? [] : problemsInFact(located, today, language)).map(([pointer, ...rest]) =>
        unlikelyDate(locationOfValue(located.register.document, located.pointer + pointer), ...rest),
      ),
    ),
    ...site.documents
      .filter(({ draft }) => !draft)
      .flatMap((document) => wrongWeekdaysIn(document, language)),
    ...(today === undefined ? [] : site.documents.flatMap((document) => wrongDatesIn(document, today, site))),
  ];
};

function problemsInFact(located: LocatedFact, today: string, language: string): readonly Problem[] {
  const { value, checked, past = [], next, title, scope = {}, reviewBy } = factAsWritten(located);
  const found: Problem[] = [];
  for (const [pointer, check] of [
    ['', checked],
    ['/next', next?.checked],
  ] as const)
    if (check?.on !== undefined && check.on > today)
      found.push([
        `${pointer}/checked/on`,
        `Nobody can have checked this yet: ${check.on} has not come.`,
        writeActualDay,
      ]);
  if (found.length === 0 && isReviewedBefore(factAsWritten(located)))
    found.push([
      '/reviewBy',
      `It is to be looked at again by ${reviewBy}, before it was checked on ${checked?.on}.`,
      'Write a day after the one on which it was checked.',
    ]);
  past.forEach(({ until }, index) => {
    if (until !== undefined && firstDayOf(until) > today)
      found.push([
        `/past/${index}/until`,
        `An earlier value cannot hold until ${until}, which has not come.`,
        'Write until when it held.',
      ]);
  });
  if (next && firstDayOf(next.from) > yearsLater(today, 5))
    found.push(['/next/from', `${next.from} is many years ahead.`, 'Compare the year with the source.']);
  if (!('intake' in value)) return found;
  return [...found, ...problemsInIntake(value.intake, [title, ...Object.values(scope)], today, language)];
}

function problemsInIntake(
  { starts, apply }: DatedIntake,
  names: readonly string[],
  today: string,
  language: string,
): readonly Problem[] {
  const namedMonths = [...new Set(names.flatMap((name) => monthsNamed(name, language)))];
  const month = Number(starts.slice(5, 7)) - 1;
  const at = '/value/intake';
  if (firstDayOf(starts) > yearsLater(today, 3))
    return [[`${at}/starts`, `This intake is many years ahead: ${starts}.`, 'Write the next one.']];
  if (namedMonths.length === 1 && namedMonths[0] !== month)
    return [
      [
        `${at}/starts`,
        `Its title says ${monthName(namedMonths[0] ?? 0, language)}, but it starts in ${monthName(month, language)}.`,
        'Correct the title or the date.',
      ],
    ];
  if (!apply) return [];
  const closesAfterStart =
    apply.until.length === starts.length ? apply.until > starts : firstDayOf(apply.until) > lastDayOf(starts);
  if (closesAfterStart)
    return [
      [
        `${at}/apply/until`,
        `Applications end in ${apply.until}, after the start in ${starts}.`,
        'Write the last day on which one can apply for this start.',
      ],
    ];
  if (apply.advised !== undefined && lastDayOf(apply.until) < lastDayOf(apply.advised))
    return [
      [
        `${at}/apply/advised`,
        `Applications end in ${apply.until}, before the date that is advised: ${apply.advised}.`,
        'Advise an earlier date, or correct the closing date.',
      ],
    ];
  if (apply.from !== undefined && yearsLater(firstDayOf(apply.from), 3) < firstDayOf(starts))
    return [
      [
        `${at}/apply/from`,
        `Applications from ${apply.from} on are more than three years before the start in ${starts}.`,
        'Compare the year with the source.',
      ],
    ];
  return [];
}

function wrongWeekdaysIn({ document }: LinkedDocument, language: string): readonly Diagnostic[] {
  if (wrongWeekdays(document.source.text, language).length === 0) return [];
  return textsIn(treeOf(document.source)).flatMap((node) =>
    wrongWeekdays(String(node.value), language).map(({ start, end, written, actual }) =>
      unlikelyDate(
        locationInText(document, pointerOf(node), start, end),
        `“${written}” is a ${actual}.`,
        'Correct the weekday or the date.',
      ),
    ),
  );
}

/** Wrong dates of a document other than a register. */
function wrongDatesIn(linked: LinkedDocument, today: string, site: RuledSite): readonly Diagnostic[] {
  const { document, kind, validValue, invalidPointers } = linked;
  const language = site.settings?.content.language ?? 'en';
  const report = (pointer: string, message: string, hint: string) =>
    invalidPointers.has(pointer) ? [] : [unlikelyDate(locationOfValue(document, pointer), message, hint)];
  if (kind === 'rates') {
    const asOf = ratesDocument(site.documents) === linked ? siteRates(site.documents)?.asOf : undefined;
    return asOf !== undefined && asOf > today
      ? report(
          '/asOf',
          `Nobody knows the rates of ${asOf} yet.`,
          'Write the day that they are of; it must not be in the future.',
        )
      : [];
  }
  if (kind === 'form') {
    const version = (Object(validValue) as PartiallyValid<FormDocument>).consent?.version;
    if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return [];
    const impossible = impossibleDayMessage(version);
    if (impossible)
      return report('/consent/version', impossible, 'Write the day on which the text was changed last.');
    return version > today
      ? report(
          '/consent/version',
          `${version} has not come: nobody can have agreed to this text.`,
          'Write the day on which the text was changed last; it must not be in the future.',
        )
      : [];
  }
  if (kind === 'site')
    return noticeProblem(site.settings?.content.notice, '/notice', today, language).flatMap((one) =>
      report(...one),
    );
  const { articleDate = today, dependsOnToday } = linked.documentIndex;
  // Only pages with a dated notice, or such an article, are parsed.
  if (kind !== 'page' || !(dependsOnToday || articleDate < earliestArticle || articleDate > today)) return [];
  const { blocks = [] } = Object(validValue) as PartiallyValid<PageDocument>;
  return blocks.flatMap((block, at) => {
    if (block?.type === 'notice')
      return noticeProblem(block, `/blocks/${at}`, today, language).flatMap((one) => report(...one));
    const date = block?.type === 'article' ? block.date : undefined;
    if (date !== undefined && date < earliestArticle)
      return report(
        `/blocks/${at}/date`,
        `This article is of the year ${date.slice(0, 4)}.`,
        'Correct the year.',
      );
    return date !== undefined && date > today && !linked.draft
      ? report(
          `/blocks/${at}/date`,
          `This article is of ${date}, which has not come.`,
          'Write the day on which it is published, or make it a draft until then: it is published at once.',
        )
      : [];
  });
}

function noticeProblem(
  notice: { from?: string; to?: string; text?: string; title?: string } | undefined,
  pointer: string,
  today: string,
  language: string,
): readonly Problem[] {
  if (!notice) return [];
  const from = notice.from ?? today;
  const namedDays = daysNamed(`${notice.title ?? ''} ${notice.text ?? ''}`, language, from);
  if (notice.from !== undefined && namedDays.length > 0 && namedDays.every((day) => day < from))
    return [
      [
        `${pointer}/from`,
        `This notice is shown from ${from} on, after the day that it speaks of: ${namedDays.join(', ')}.`,
        'Write the first day on which it is of use.',
      ],
    ];
  return notice.to !== undefined && notice.to > yearsLater(from, 2)
    ? [
        [
          `${pointer}/to`,
          `This notice lasts for years: until ${notice.to}.`,
          'Write the last day on which it is of use.',
        ],
      ]
    : [];
}

/** The first year of the World Wide Web: no article on a website is older. */
const earliestArticle = '1990';
