import type { Block } from '../src/compiled';
import type { OpenDays } from '../src/generated/compiled';
import { localBusinessesOf } from '../src/renderer/structured-data/local-business';
import { type Random, randomOf } from './compiler/mutations/random';
import { page, site } from './compiler/site';
import { examplePage, exampleShell } from './example-page';
import { renderBlock, textsOf } from './render-block';

/**
 * Documents with random figures of every kind, in several languages, and what a reader makes of the pages: nothing here
 * uses the code that writes figures into pages. A number that cannot be shown as it is written must be refused where it
 * is.
 */

const languages = ['en-GB', 'en-IN', 'de', 'pt-PT', 'fr', 'hi', 'ar-EG', 'bn', 'he', 'ja'] as const;
const currencies = ['EUR', 'USD', 'INR', 'JPY', 'KWD', 'AUD', 'CHF'] as const;

/** A figure as it is written in a document, with the numbers in it as a reader should find them. */
interface Written {
  json: string;
  numbers: readonly string[];
}

/** Digits as an author types them: a few or too many, whole or with decimals, very small or very large. */
function digitsOf(random: Random, most = Number.POSITIVE_INFINITY): string {
  const whole = `${random.below(10 ** (1 + random.below(6)))}`;
  const some = (length: number) => Array.from({ length }, () => random.below(10)).join('');
  const forms = [
    whole,
    whole,
    `${whole}.${some(1 + random.below(3))}`,
    `0.${some(1 + random.below(9))}`,
    `${1 + random.below(9)}${some(random.below(20))}`,
    `${random.below(100)}.${some(12 + random.below(10))}`,
  ];
  const digits = random.pick(forms) ?? whole;
  return Number(digits) > most ? digitsOf(random, most) : digits;
}

/** One end, or two in ascending order, which differ even as floating-point numbers. */
function endsOf(random: Random, most?: number): readonly string[] {
  const ends = [digitsOf(random, most), digitsOf(random, most)] as const;
  const [from, to] = Number(ends[0]) < Number(ends[1]) ? ends : [ends[1], ends[0]];
  return random.below(2) === 0 || Number(from) === Number(to) ? [from] : [from, to];
}

const rangeOf = (first: string, [from, to]: readonly string[]) =>
  `"${first}": ${from}${to === undefined ? '' : `, "to": ${to}`}`;

function figureOf(random: Random): Written {
  const makers: readonly (() => Written)[] = [
    () => {
      const count = digitsOf(random);
      const how = random.pick(['', ', "plus": true', ', "grouping": "indian"']) ?? '';
      return { json: `{ "count": ${count}${how} }`, numbers: [count] };
    },
    () => {
      const ends = endsOf(random, 100);
      return { json: `{ ${rangeOf('percent', ends)} }`, numbers: ends };
    },
    () => {
      const ends = endsOf(random);
      const unit = random.pick(['minute', 'hour', 'day', 'week', 'month', 'year']);
      return { json: `{ "duration": { ${rangeOf('from', ends)}, "unit": "${unit}" } }`, numbers: ends };
    },
    () => {
      const ends = endsOf(random);
      const how = random.pick(['', ', "per": "month"', ', "about": true', ', "atLeast": true']) ?? '';
      const currency = random.pick(currencies);
      return { json: `{ ${rangeOf('from', ends)}, "currency": "${currency}"${how} }`, numbers: ends };
    },
  ];
  return (random.pick(makers) as () => Written)();
}

/** A day of any century, the last of February among them. */
function dayOf(random: Random): string {
  const year = random.pick([1 + random.below(9999), 1850 + random.below(300), 2024]) ?? 2024;
  const day = new Date(Date.UTC(2024, 0, 1 + random.below(366)));
  day.setUTCFullYear(year);
  return day.toISOString().slice(0, 10);
}

function hoursOf(random: Random): Pick<OpenDays, 'opens' | 'closes'> {
  const time = () =>
    `${random.below(24)}:${random.pick(['00', '00', '30', `${10 + random.below(50)}`])}`.padStart(5, '0');
  const opens = random.pick(['00:00', time(), time()]) ?? '';
  const closes = random.pick(['00:00', '24:00', '23:59', time(), time()]) ?? '';
  return opens === closes && opens !== '00:00' ? hoursOf(random) : { opens, closes };
}

/** Hours of every day. Those that last beyond midnight end before the next day opens, Monday after Sunday too. */
function weekOf(random: Random): readonly OpenDays[] {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const week: OpenDays[] = [];
  while (week.length < days.length) {
    const next: OpenDays = { from: days[week.length] ?? 'monday', ...hoursOf(random) };
    const [first = next, last = next] = [week[0], week.at(-1)];
    const fits = endsBefore(last, next) && (week.length + 1 < days.length || endsBefore(next, first));
    if (week.length === 0 || fits) week.push(next);
  }
  return week;
}

const endsBefore = (one: OpenDays, next: OpenDays): boolean => {
  const [, end = 0] = meantBy(one);
  const [opens = 0] = meantBy(next);
  return end - 24 * 60 <= opens;
};

/** The digits that a language writes, what groups them, and what separates decimals. */
function scriptOf(language: string) {
  const format = (value: number) =>
    new Intl.NumberFormat(language, { useGrouping: 'always' } as Intl.NumberFormatOptions).formatToParts(
      value,
    );
  const symbol = (type: string) => format(1234.5).find((one) => one.type === type)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) =>
    format(digit)
      .map(({ value }) => value)
      .join(''),
  );
  return { digits, group: symbol('group'), decimal: symbol('decimal') };
}

/** The numbers in a text as plain digits, in the order in which they are read. */
export function numbersIn(text: string, language: string): readonly string[] {
  const { digits, group, decimal } = scriptOf(language);
  const anyDigit = `[${digits.join('')}]`;
  const escaped = (character: string) => character.replace(/[.\\]/g, '\\$&');
  // U+061C, the Arabic letter mark, may stand behind a minus sign.
  const whole = `${anyDigit}+(?:${escaped(group)}${anyDigit}+)*`;
  const pattern = new RegExp(
    `(?:(?<![\\p{L}\\p{N}])[-−]\u061c?)?${whole}(?:${escaped(decimal)}${anyDigit}+)?`,
    'gu',
  );
  return [...text.matchAll(pattern)].map(([number]) =>
    plain(
      number
        .replaceAll(group, '')
        .replace(decimal, '.')
        .replace('−', '-')
        .replace('\u061c', '')
        .replace(new RegExp(anyDigit, 'gu'), (digit) => `${digits.indexOf(digit)}`),
    ),
  );
}

/** Without zeros that say nothing: 24.10 is 24.1. */
const plain = (digits: string) =>
  digits
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** The day that a text says: its month by the names of the language, and the two numbers beside it. */
export function dayIn(text: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(2024, 0, 1));
  const order = parts.map(({ type }) => type).filter((type) => /^(day|month|year)$/.test(type));
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === 'month')?.value ?? '';
  const names = Array.from({ length: 12 }, (_, month) => nameOf(month));
  const isNamed = names.some((name) => !/\p{Nd}/u.test(name));
  const numbers = numbersIn(text, language);
  const at = (type: Intl.DateTimeFormatPartTypes) =>
    numbers[order.filter((one) => one !== 'month' || !isNamed).indexOf(type)] ?? '';
  // The longest first: one name may be part of another.
  const found = [...names].sort((a, b) => b.length - a.length).find((name) => text.includes(name)) ?? '';
  const month = isNamed ? names.indexOf(found) + 1 : Number(at('month'));
  return [at('year').padStart(4, '0'), `${month}`.padStart(2, '0'), at('day').padStart(2, '0')].join('-');
}

/** Two times as minutes of a day: what closes at or before the time at which it opens does so on the next day. */
const minutesFrom = (opens: number, closes: number) =>
  closes > opens ? [opens, closes] : [opens, closes + 24 * 60];

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes from which and until which hours are meant to be open, as they are written. */
export const meantBy = ({ opens, closes }: Pick<OpenDays, 'opens' | 'closes'>) =>
  minutesFrom(minuteOf(opens), minuteOf(closes));

const lastMinute = 24 * 60 - 1;

/** What hours in structured data mean: all day is until 23:59, as Google's guide to LocalBusiness has it. */
function readByMachine(hours: Pick<OpenDays, 'opens' | 'closes'>): readonly number[] {
  const [opens, closes] = meantBy(hours);
  return opens === 0 && closes === lastMinute ? [0, 24 * 60] : [opens ?? 0, closes ?? 0];
}

/** The hours in the structured data of a place that is open at `hours`, one entry a day. */
function schemaOrgHours(hours: readonly OpenDays[]): readonly OpenDays[] {
  const office = {
    id: 'office',
    name: 'O',
    flag: 'in',
    city: 'C',
    address: ['A'],
    email: 'e',
    phone: '1',
    hours,
  };
  const block = { type: 'offices', heading: 'O', collection: [office], display: 'card' } as unknown as Block;
  const [business] = localBusinessesOf({ ...examplePage, blocks: [block] }, exampleShell);
  return (business as { openingHoursSpecification: readonly OpenDays[] }).openingHoursSpecification;
}

/** The same minutes, as a reader finds them on a page. */
export function hoursIn(text: string, language: string): readonly number[] {
  // With a point between hour and minute, a time would be read as one decimal number.
  const numbers = numbersIn(text.replaceAll('.', ':'), language).map(Number);
  /** What the language adds to the hours of this half of a day, such as “am”. */
  const half = (hour: number) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
      .formatToParts(Date.UTC(2000, 0, 1, hour))
      .find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const [morning, afternoon] = [half(6), half(18)];
  const ends = text.split(/\s*[–～-]\s*|\s+-\s+/);
  // No range of times, but the words for “open 24 hours”.
  if (ends.length === 1) return numbers[0] === 24 ? [0, 24 * 60] : [];
  const times = ends.map((end) => {
    const [hour = 0, minute = 0] = numbersIn(end.replaceAll('.', ':'), language).map(Number);
    if (morning && end.includes(morning)) return (hour % 12) * 60 + minute;
    if (afternoon && end.includes(afternoon)) return ((hour % 12) + 12) * 60 + minute;
    return hour * 60 + minute;
  });
  return minutesFrom(times[0] ?? 0, times[1] ?? 0);
}

/** What is wrong with the pages of some documents; nothing, if all is well. */
export async function misreadIn(seed: number): Promise<readonly string[]> {
  const random = randomOf(seed);
  const language = random.pick(languages) ?? 'en-GB';
  const figures = Array.from({ length: 8 }, () => figureOf(random));
  const cells = Array.from({ length: 6 }, () => {
    const digits = digitsOf(random);
    return Number(digits) > 0 && random.below(2) === 0 ? `-${digits}` : digits;
  });
  const prices = Array.from({ length: 6 }, () => digitsOf(random));
  const days = Array.from({ length: 6 }, () => dayOf(random));
  const hours = weekOf(random);
  const currency = random.pick(currencies);

  /** The documents, with 1 in place of each number that is not kept. */
  const documents = (isKept: (number: string) => boolean) => {
    const kept = (number: string) => (isKept(number) ? number : '1');
    const figureWith = ({ json, numbers }: Written) => (numbers.every(isKept) ? json : '{ "count": 1 }');
    const items = figures.map((figure, at) => `{ "title": "Figure ${at}", "value": ${figureWith(figure)} }`);
    const registered = figures.map(
      (figure, at) =>
        `{ "id": "f${at}", "title": "F", "measure": "m${at}", "sort": "typical", "status": "given", "value": ${figureWith(figure)} }`,
    );
    const rows = cells.map(
      (cell, at) => `["${at} rows", ${kept(cell)}, ${kept(prices[at] ?? '1')}, "${days[at]}"]`,
    );
    const blocks = [
      `{ "type": "facts", "language": "${language}", "heading": "F", "items": [\n${items.join(',\n')}\n] }`,
      `{ "type": "table", "language": "${language}", "heading": "T", "columns": [
        { "heading": "A", "type": "text" }, { "heading": "B", "type": "number" },
        { "heading": "C", "type": "money", "currency": "${currency}" }, { "heading": "D", "type": "date" }
      ], "rows": [\n${rows.join(',\n')}\n] }`,
      JSON.stringify({ type: 'opening-hours', language, heading: 'H', hours }),
      JSON.stringify({ type: 'text', language, paragraphs: figures.map((_, at) => `{{numbers.f${at}}}`) }),
    ];
    const base = JSON.stringify(page()('about.json'));
    return {
      'about.json': `${base.slice(0, base.indexOf('"blocks"'))}"blocks": [\n${blocks.join(',\n')}\n] }`,
      '_facts/numbers.json': `{ "facts": [\n${registered.join(',\n')}\n] }`,
    };
  };

  const all = documents(() => true);
  const refused = new Set(
    site(all).diagnostics.flatMap(({ code, location: { file, line, column, length } }) => {
      const text = all[file.slice('pages-json/'.length) as keyof typeof all].split('\n')[line - 1] ?? '';
      return code === 'inexact-number' ? [text.slice(column - 1, column - 1 + length)] : [`${code} ${text}`];
    }),
  );
  // Wrongly refused: all but numbers with more digits than a floating-point number always keeps (15).
  const wrong = [...refused].filter(
    (number) => !/^-?[\d.]+$/.test(number) || number.replace(/\D/g, '').length < 16,
  );
  const isKept = (number: string) => !refused.has(number);
  const { about } = Object.fromEntries(
    site(documents(isKept))
      .compiled()
      .pages.map(({ route, page: { blocks } }) => [route.slice(1), blocks]),
  );
  const [facts = '', table = '', opening = '', text = ''] = await Promise.all(
    (about ?? []).map((block) => renderBlock(block)),
  );
  const expectRead = (what: string, shown: string | undefined, read: unknown, written: unknown) => {
    if (JSON.stringify(read) !== JSON.stringify(written))
      wrong.push(
        `${language}: ${what} ${JSON.stringify(written)} is shown as ${shown}, read as ${JSON.stringify(read)}`,
      );
  };
  const meant = ({ numbers }: Written) => (numbers.every(isKept) ? numbers.map(plain) : ['1']);
  for (const [html, element] of [
    [facts, 'dd'],
    [text, 'p'],
  ] as const)
    for (const [at, shown] of textsOf(html, element).entries())
      expectRead('figure', shown, numbersIn(shown, language), meant(figures[at] as Written));
  for (const [at, shown] of textsOf(table, 'td').entries()) {
    const [row, column] = [Math.floor(at / 3), at % 3];
    if (column === 2) expectRead('day', shown, dayIn(shown, language), days[row]);
    else {
      const number = (column === 0 ? cells : prices)[row] ?? '';
      expectRead('cell', shown, numbersIn(shown, language), [isKept(number) ? plain(number) : '1']);
    }
  }
  const told = schemaOrgHours(hours);
  for (const [at, shown] of textsOf(opening, 'td').entries()) {
    const meaning = meantBy(hours[at] as OpenDays);
    expectRead('hours', shown, hoursIn(shown, language), meaning);
    expectRead('hours for machines', JSON.stringify(told[at]), readByMachine(told[at] as OpenDays), [
      meaning[0],
      meaning[0] === 0 && meaning[1] === lastMinute ? 24 * 60 : meaning[1],
    ]);
  }
  return wrong;
}
