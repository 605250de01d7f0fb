import type { Diagnostic } from '../diagnostics/diagnostic';
import { unlikelyDate } from '../diagnostics/unlikely-date/unlikely-date';
import { locationInNode, locationOfValue } from '../document/location';
import { yearsLater } from '../format/month-or-day';
import type { FormDocument, PageDocument, RatesDocument } from '../generated/documents';
import { languageAt } from '../references/language-at';
import type { PartiallyValid } from '../schema/valid-value';
import { noticesIn } from '../site/blocks-of';
import type { LinkedDocument } from '../site/checked-site';
import { daysNamed, wrongWeekdays } from './dates-in-texts';
import { foundInTexts } from './found-in-texts';
import { forEachDocument, type Rule, type RuleContext } from './rule';
import { type DateProblem, unlikelyFactDates } from './unlikely-fact-dates';

/** Dates that are impossible, or most likely mistakes. Which dates there are depends on the kind of document. */
export const unlikelyDates: Rule = forEachDocument((linked, context) => {
  const { parsed, draft, invalidPointers } = linked;
  return [
    ...(draft ? [] : weekdayDiagnostics(linked, context)),
    ...problemsIn(linked, context).flatMap((problem) => {
      if (!problem || invalidPointers.has(problem[0])) return [];
      const [pointer, message, hint] = problem;
      return unlikelyDate(locationOfValue(parsed, pointer), message, hint);
    }),
  ];
});

/** Dates in texts with the wrong weekday. */
const weekdayDiagnostics = (document: LinkedDocument, context: RuleContext): readonly Diagnostic[] =>
  foundInTexts(document, context, wrongWeekdays).map(([node, { start, end, written, actual }]) =>
    unlikelyDate(
      locationInNode(document.parsed.source, node, start, end),
      `“${written}” is a ${actual}.`,
      'Correct the weekday or the date.',
    ),
  );

/** What is wrong with the dates of a document, by its kind. */
function problemsIn(linked: LinkedDocument, context: RuleContext): readonly (DateProblem | undefined)[] {
  const { parsed, kind, validValue, draft } = linked;
  const { today } = context.sources;
  const language = context.settings?.content.language ?? 'en';
  if (today === undefined) return [];
  const notices = noticesIn(linked).map(({ notice, pointer }) =>
    noticeProblem(notice, pointer, today, languageAt(validValue, `${pointer}/text`) ?? language),
  );
  switch (kind) {
    case 'register':
      return [...context.facts.values()]
        .filter(({ register }) => register.parsed.source === parsed.source)
        .flatMap((located) =>
          unlikelyFactDates(located, today, language).map(
            ([pointer, ...rest]): DateProblem => [located.pointer + pointer, ...rest],
          ),
        );
    case 'rates':
      return [ratesProblem(validValue as PartiallyValid<RatesDocument>, today)];
    case 'form':
      return [consentProblem(validValue as PartiallyValid<FormDocument>, today)];
    case 'page':
      return [
        ...notices,
        ...((Object(validValue) as PartiallyValid<PageDocument>).blocks ?? []).map((block, index) =>
          block?.type === 'article' ? articleProblem(block, `/blocks/${index}`, today, draft) : undefined,
        ),
      ];
    default:
      return notices;
  }
}

/** A date of exchange rates that is in the future. */
function ratesProblem({ asOf }: PartiallyValid<RatesDocument>, today: string): DateProblem | undefined {
  if (asOf === undefined || asOf <= today) return undefined;
  return [
    '/asOf',
    `Nobody knows the rates of ${asOf} yet.`,
    'Write the day that they are of; it must not be in the future.',
  ];
}

/** A version of a consent that is a date, and impossible or in the future. */
function consentProblem({ consent }: PartiallyValid<FormDocument>, today: string): DateProblem | undefined {
  const version = consent?.version;
  if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return undefined;
  const impossible = impossibleDayMessage(version);
  if (impossible)
    return ['/consent/version', impossible, 'Write the day on which the text was changed last.'];
  if (version <= today) return undefined;
  return [
    '/consent/version',
    `${version} has not come: nobody can have agreed to this text.`,
    'Write the day on which the text was changed last; it must not be in the future.',
  ];
}

/** Why a day does not exist, such as 31 November; undefined if it does. */
function impossibleDayMessage(day: string): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return date > last ? `There is no ${day}: that month has ${last} days.` : undefined;
}

/** A date of an article that is before the first websites or, if it is published, in the future. */
function articleProblem(
  { date }: { date?: string },
  pointer: string,
  today: string,
  draft: boolean,
): DateProblem | undefined {
  if (date === undefined) return undefined;
  if (date < firstYearOfWeb)
    return [`${pointer}/date`, `This article is of the year ${date.slice(0, 4)}.`, 'Correct the year.'];
  if (date <= today || draft) return undefined;
  return [
    `${pointer}/date`,
    `This article is of ${date}, which has not come.`,
    'Write the day on which it is published, or make it a draft until then: it is published at once.',
  ];
}

/** A notice that begins after the days that it names, or is shown for more than two years. */
function noticeProblem(
  notice: { from?: string; to?: string; text?: string; title?: string },
  pointer: string,
  today: string,
  language: string,
): DateProblem | undefined {
  const from = notice.from ?? today;
  const namedDays = daysNamed(`${notice.title ?? ''} ${notice.text ?? ''}`, language, from);
  if (notice.from !== undefined && namedDays.length > 0 && namedDays.every((day) => day < from))
    return [
      `${pointer}/from`,
      `This notice is shown from ${from} on, after the day that it speaks of: ${namedDays.join(', ')}.`,
      'Write the first day on which it is of use.',
    ];
  if (notice.to === undefined || notice.to <= yearsLater(from, 2)) return undefined;
  return [
    `${pointer}/to`,
    `This notice lasts for years: until ${notice.to}.`,
    'Write the last day on which it is of use.',
  ];
}

/** No article on a website is older than the World Wide Web. */
const firstYearOfWeb = '1990';
