/**
 * What the specification says about each destination, typed from its text alone and never from the documents
 * in pages-json: a slip made there cannot repeat itself here.
 *
 * Sums are as the site shows them: “€9,850–25,500”, “AUD 2,623”, “£10.42”, “from AED 5,000”, “about €650”.
 * In a fact or in running text a writer may put a range in words (“$8 to $15”) and a length of time either way
 * (“20 hours a week”, “20 hours per week”); the numbers are strict everywhere.
 */

/** A figure of the specification, and how it is recognised in the text of the page. */
export interface Figure {
  /** A short name, which a failing test prints. */
  readonly what: string;
  /** The words themselves, or a pattern for them. */
  readonly text: string | RegExp;
  /** Found in one row of a table, whose cells have the heads of their columns before them. */
  readonly isRow?: true;
  /** The period that the sum of the row is for, as the head of a column says it. */
  readonly per?: RegExp;
}

/** One item of a list, for example a row of a table: all these patterns are found in the one item. */
export interface Item {
  readonly what: string;
  readonly all: readonly RegExp[];
}

/** How many items the specification gives a list. The test knows which block carries which list. */
export interface Lengths {
  readonly benefits?: number;
  readonly courses?: number;
  readonly coursesWithStats?: number;
  readonly documents?: number;
  readonly facts?: number;
  readonly faq?: number;
  readonly reasons?: number;
}

export interface DestinationFacts {
  readonly route: `/study-${string}`;
  readonly name: string;
  /** The first-level heading. */
  readonly title: string;
  /** Headings that the page has: those quoted in the specification to the letter, those it only names as patterns. */
  readonly headings: readonly (string | RegExp)[];
  readonly lengths: Lengths;
  readonly figures: readonly Figure[];
  /** The intakes, one item each. */
  readonly intakes: readonly Item[];
  /** Scores and marks that are asked for, tied to their degree. */
  readonly entryRequirements?: readonly Item[];
  /** The documents to hand in, if the specification names them. */
  readonly documentNames?: readonly Item[];
  /** The reasons to study there, if the specification names them. */
  readonly reasonNames?: readonly Item[];
  /** The lowest and the highest average salary on the course cards. */
  readonly salary?: { readonly currency: Currency; readonly lowest: number; readonly highest: number };
  /** The shortest and the longest course on the course cards. */
  readonly durationYears?: { readonly lowest: number; readonly highest: number };
}

type Currency = 'AED' | 'AUD' | 'CAD' | 'EUR' | 'GBP' | 'NZD' | 'USD';
type Period = 'hour' | 'week' | 'month' | 'year';

// Patterns are put together from pieces of regular expressions, as text. Whatever takes such a piece puts it into a
// group of its own, so a piece may have alternatives.

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const pattern = (source: string) => new RegExp(source, 'i');

/** How a sum of each currency begins. */
export const symbols: Readonly<Record<Currency, string>> = {
  AED: 'AED ',
  AUD: 'AUD ',
  CAD: 'CAD ',
  EUR: '€',
  GBP: '£',
  NZD: 'NZD ',
  USD: '$',
};

/** 4000 is shown as 4,000 and 12.5 as 12.50. */
const digits = (value: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });

/** The sum as a failing test names it: “€900–1,400 a month”. */
const spelt = (currency: Currency, from: number, to?: number, per?: Period) =>
  `${symbols[currency]}${digits(from)}${to ? `–${digits(to)}` : ''}${per ? ` a ${per}` : ''}`;

/** Not the beginning of a longer number, nor the lower end of a range: “350” is not found in “350–500”. */
const numberEnd = '(?![\\d–+]|[.,]\\d)';
const numberStart = '(?<![\\d–]|\\d[.,])';

const periods: Readonly<Record<Period, string>> = {
  hour: '.{0,12}?(?:\\b(?:an|per|each) hour\\b|\\bhourly\\b)',
  week: '.{0,12}?(?:\\b(?:a|per|each) week\\b|\\bweekly\\b)',
  month: '.{0,12}?(?:\\b(?:a|per|each) month\\b|\\bmonthly\\b)',
  year: '.{0,12}?(?:\\b(?:a|per|each) year\\b|\\byearly\\b|\\bannually\\b)',
};
const period = (per?: Period) => (per ? periods[per] : '');

/** A sum or a range in a table: the currency once, an en dash without spaces. */
const sum = (currency: Currency, from: number, to?: number) =>
  literal(symbols[currency] + digits(from)) + (to === undefined ? '' : `–${literal(digits(to))}`) + numberEnd;

/** A sum or a range in a fact or in a sentence: “€10–12”, “€10 to €12”, “between €10 and €12”. */
const spoken = (currency: Currency, from: number, to: number) => {
  const symbol = literal(symbols[currency]);
  // Of cents, a zero at the end may be left out: “£7.5”.
  const number = (value: number) =>
    literal(digits(value)).replace(/0$/, Number.isInteger(value) ? '0' : '0?');
  return `${symbol}${number(from)}(?:–| to | and )(?:${symbol})?${number(to)}(?:\\.00)?${numberEnd}`;
};

/**
 * A row of a table: the label, then the figure, with no other sum between them but the newer one that has
 * replaced it: “€2,895 (€2,770 until …)”.
 */
const row = (label: string, currency: Currency, figure: string, per?: Period) =>
  pattern(
    `(?:${label})(?:(?!${literal(symbols[currency])}\\d).){0,60}?(?:${literal(symbols[currency])}[\\d,–]+ \\((?:was )?)?${figure}${period(per)}`,
  );

/** Two things said close together, in either order: a fact is read figure first or name first. */
const near = (one: string, other: string, distance = 80) =>
  pattern(`(?:${one}).{0,${distance}}?(?:${other})|(?:${other}).{0,${distance}}?(?:${one})`);

/** A number that counts something, with its plus sign if it has one. */
const count = (shown: string) => numberStart + literal(shown) + (shown.endsWith('+') ? '' : numberEnd);

/** “over 500”, in whatever words (“500+”, “more than 500”, “500 or more”): only the number is looked for. */
const over = (shown: string) => `${numberStart}${literal(shown)}\\+?${numberEnd}`;

const years = (number: number, word: string) => `up to (?:${number}|${word}) years`;

// What the specification says of every country, each in its own numbers.

const universities = (shown: string): Figure => ({
  what: `${shown} universities`,
  text: near(count(shown), 'universit(?:y|ies)'),
});

const indianStudents = (shown: string, year?: number): readonly Figure[] => [
  {
    what: `${shown} Indian students`,
    text: near(count(shown), 'Indian students|Indians|students from India'),
  },
  ...(year
    ? [{ what: `${shown} Indian students: in ${year}`, text: near(count(shown), `\\b${year}\\b`) }]
    : []),
];

const legalPay = (currency: Currency, amount: number): Figure => ({
  what: `legal pay ${symbols[currency]}${digits(amount)} an hour`,
  // An amount that a newer one has replaced is shown small behind it, without “an hour”.
  text: near(`${sum(currency, amount)}(?:${periods.hour}| (?:in|until) )`, '\\bpay\\b|\\bwages?\\b'),
});

/** The figure for tuition among the facts, apart from the table of fees. */
const tuitionFact = (currency: Currency, from: number, to?: number, per?: Period): Figure => ({
  what: `tuition ${spelt(currency, from, to, per)}`,
  text: near(
    (to === undefined ? sum(currency, from) : spoken(currency, from, to)) + period(per),
    'tuition|\\bfees?\\b',
  ),
});

/** The figure for living costs among the facts. */
const livingFact = (currency: Currency, from: number, to?: number, per?: Period): Figure => ({
  what: `living ${spelt(currency, from, to, per)}`,
  text: near(
    (to === undefined ? sum(currency, from) : spoken(currency, from, to)) + period(per),
    '\\bliving\\b',
  ),
});

/** A row of a table: `label` is the pattern its name is known by. */
const cost = (
  what: string,
  label: string,
  currency: Currency,
  from: number,
  to?: number,
  per?: Period,
): Figure => ({
  what: `${what} ${spelt(currency, from, to, per)}`,
  text: row(label, currency, sum(currency, from, to), per),
  isRow: true,
});

/** Rows of a table in which every sum is for this time. */
const per = (time: Period, ...rows: readonly Figure[]): readonly Figure[] =>
  rows.map((figure) => ({
    ...figure,
    what: `${figure.what}, a ${time}`,
    per: pattern(`\\b(?:a|per|each) ${time}\\b`),
  }));

const hoursInTerm = (hours: number): Figure => ({
  what: `work ${hours} hours a week`,
  text: pattern(`\\b${hours} hours (?:a|per|each|every) week\\b`),
});

const hoursInHolidays: Figure = {
  what: 'work 40 hours a week in the holidays',
  text: near(`${numberStart}40\\b${numberEnd}`, 'holidays?|vacations?|breaks?', 60),
};

/** The name keeps its capital: the month of May is not the word “may”. */
const intake = (name: string, season?: string, title = `\\b${name}\\b`): Item => ({
  what: season ? `${name} (${season})` : name,
  all: [new RegExp(title), ...(season ? [pattern(season)] : [])],
});

const named = (what: string, source = literal(what)): Item => ({ what, all: [pattern(source)] });

const bachelor = "bachelor['’]?s?";
const undergraduate = 'under-?graduate';
const postgraduate = 'post-?graduate';
const doctoral = 'doctora(?:l|te)|ph\\.?d';
/** Between two scores or two months in running text. */
const range = '(?:–|-| to )';
const atLeast60 =
  /\b60%(?:\+| (?:or|and) (?:more|above|over|higher))|(?:at least|minimum(?: of)?|over|above) 60%/i;

/** The nine destinations in the order of the specification. */
export const destinationFacts: readonly DestinationFacts[] = [
  {
    route: '/study-newzealand',
    name: 'New Zealand',
    title: 'Study in New Zealand',
    headings: [],
    lengths: { benefits: 5, courses: 10, coursesWithStats: 10, documents: 9, faq: 18 },
    intakes: [
      intake('February/March', undefined, 'February(?: ?/ ?|–| (?:and|or|to) )March'),
      intake('July'),
      intake('rolling', undefined, '[Rr]olling'),
    ],
    figures: [
      ...per(
        'week',
        cost('on-campus', 'on[- ]campus', 'NZD', 250, 700),
        cost('homestay', 'homestay', 'NZD', 200, 370),
        cost('flatting', 'flatting', 'NZD', 180, 400),
        cost('food', 'food', 'NZD', 200, 500),
        cost('transport', 'transport', 'NZD', 10, 30),
        cost('utilities', 'utilities', 'NZD', 50, 100),
        cost('personal', 'personal', 'NZD', 150, 200),
      ),
      ...per(
        'year',
        cost('diplomas', 'diplomas?', 'NZD', 18_000, 35_000),
        cost('bachelor', bachelor, 'NZD', 20_000, 40_000),
        cost('postgraduate', postgraduate, 'NZD', 20_000, 45_000),
      ),
      cost('general English', 'general English', 'NZD', 350, undefined, 'week'),
      cost('Cambridge English', 'Cambridge', 'NZD', 5_100),
      { what: 'Cambridge English: 12 weeks', text: near('Cambridge', '\\b(?:12|twelve)[- ]weeks?\\b', 60) },
      hoursInTerm(20),
      { what: 'earnings NZD 20–30 an hour', text: pattern(spoken('NZD', 20, 30) + periods.hour) },
      {
        what: 'minimum wage NZD 22.70 an hour',
        text: near(sum('NZD', 22.7) + periods.hour, 'minimum wage'),
      },
      { what: 'minimum wage of 2024', text: near(sum('NZD', 22.7), '\\b2024\\b') },
      livingFact('NZD', 15_000, 20_000, 'year'),
      { what: 'post-study work up to 3 years', text: near(years(3, 'three'), '\\bwork\\b') },
    ],
    salary: { currency: 'NZD', lowest: 45_000, highest: 72_000 },
    durationYears: { lowest: 1, highest: 6 },
  },
  {
    route: '/study-australia',
    name: 'Australia',
    title: 'Study in Australia',
    headings: [/top reasons/i],
    lengths: { coursesWithStats: 10, documents: 9 },
    intakes: [intake('February', 'autumn'), intake('July', 'winter'), intake('November', 'spring')],
    figures: [
      universities('42'),
      ...indianStudents('1,22,000', 2023),
      legalPay('AUD', 24.1),
      tuitionFact('AUD', 4_000, 35_000),
      livingFact('AUD', 29_710),
      hoursInTerm(24),
      { what: 'part-time pay AUD 15–30 an hour', text: pattern(spoken('AUD', 15, 30) + periods.hour) },
      { what: 'over 2,200 courses', text: near(over('2,200'), '\\bcourses\\b') },
      {
        what: '9 universities in the world top 100',
        text: near(`(?:${numberStart}9|\\bnine)\\b${numberEnd}`, '\\btop 100\\b'),
      },
      { what: 'world top 100 of 2024', text: near('\\btop 100\\b', '\\b2024\\b') },
      { what: 'subclass 485', text: pattern('\\bsubclass 485\\b') },
      { what: 'subclass 485 up to four years', text: near('\\b485\\b', years(4, 'four'), 120) },
      ...per(
        'year',
        cost('diploma', 'diploma', 'AUD', 4_000, 8_000),
        cost('undergraduate', `${undergraduate}|${bachelor}`, 'AUD', 20_000, 45_000),
        cost('postgraduate', `${postgraduate}|master['’]?s?`, 'AUD', 22_000, 50_000),
        cost('VET', '\\bVET\\b|vocational', 'AUD', 4_000, 22_000),
      ),
      cost('English courses', 'English', 'AUD', 300, 500, 'week'),
      ...per('year', cost('PhD', doctoral, 'AUD', 25_000, 55_000)),
      ...per(
        'month',
        cost('Sydney', 'Sydney', 'AUD', 2_623),
        cost('Melbourne', 'Melbourne', 'AUD', 2_367),
        cost('Brisbane', 'Brisbane', 'AUD', 2_363),
        cost('Perth', 'Perth', 'AUD', 2_324),
        cost('Canberra', 'Canberra', 'AUD', 2_321),
        cost('on-campus', 'on[- ]campus', 'AUD', 500, 1_100),
        cost('off-campus', 'off[- ]campus', 'AUD', 450, 1_000),
        cost('homestay', 'homestay', 'AUD', 500, 1_500),
        // Utilities and food are columns of the housing table.
        {
          what: 'utilities AUD 140–200',
          text: pattern(`utilities.{0,20}?${sum('AUD', 140, 200)}`),
          isRow: true,
        },
        { what: 'food AUD 300–600', text: pattern(`food.{0,20}?${sum('AUD', 300, 600)}`), isRow: true },
        cost('transport', 'transport', 'AUD', 80, 150),
        cost('internet and phone', 'internet|phone', 'AUD', 70, 120),
        cost('miscellaneous', 'miscellaneous', 'AUD', 200, 400),
      ),
    ],
    documentNames: [
      named('academic document'),
      named('identity proof'),
      named('passport'),
      named('statement of purpose'),
      named('recommendation or enrolment proof', 'recommendation.*enrol|enrol.*recommendation'),
      named('English test score'),
      named('application fee slip', 'application fee(?: \\w+)? slip'),
      named('financial proof'),
      named('scholarship documents', 'scholarship documents?'),
    ],
  },
  {
    route: '/study-canada',
    name: 'Canada',
    title: 'Canada: Land of opportunities',
    headings: [],
    lengths: { coursesWithStats: 10, documents: 11, reasons: 10 },
    intakes: [intake('January'), intake('May'), intake('September')],
    figures: [
      universities('100+'),
      ...indianStudents('3,00,000'),
      legalPay('CAD', 17.3),
      tuitionFact('CAD', 16_000, 35_000, 'year'),
      livingFact('CAD', 15_000, 20_000, 'year'),
      ...per(
        'year',
        cost('Diploma', 'diploma', 'CAD', 15_000, 19_000),
        cost("Bachelor's", bachelor, 'CAD', 18_000, 35_000),
        cost('Post Graduate Diploma', 'post[- ]?graduate diploma', 'CAD', 16_000, 23_000),
        cost("Master's", "master['’]?s?", 'CAD', 20_000, 35_000),
      ),
      // The specification writes “$” here: on a page about Canada that is the Canadian dollar.
      ...per(
        'month',
        cost('rent', '\\brent\\b', 'CAD', 800, 1_000),
        cost('internet/phone', 'internet|phone', 'CAD', 50, 76),
        cost('food', 'food', 'CAD', 120, 150),
        cost('electricity/gas', 'electricity|\\bgas\\b', 'CAD', 200),
        cost('transport', 'transport', 'CAD', 100, 150),
      ),
      {
        what: 'post-graduation work permit up to three years',
        text: near('post-graduation work permit', years(3, 'three'), 160),
      },
    ],
    documentNames: [
      named('academic document'),
      named('identity proof'),
      named('photograph'),
      named('passport'),
      named('statement of purpose'),
      named('PAL', '\\bPAL\\b'),
      named('English test score'),
      named('GIC', '\\bGIC\\b'),
      named('application fee acknowledge slip', 'application fee acknowledge(?:ment)? slip'),
      named('financial proof and medical examination', 'financial proof.*medical examination'),
      named('scholarship documents', 'scholarship documents?'),
    ],
    reasonNames: [
      named('quality education', 'quality.*education|education.*quality'),
      named('institutions', 'institutions?|universities'),
      named('post-graduation work permit'),
      named('multicultural environment', 'multicultural'),
      named('affordability', 'afford'),
      named('employment', 'employ|\\bjobs?\\b'),
      named('permanent residency pathways', 'permanent residen'),
      named('top courses', 'courses|programmes'),
      named('research'),
      named('safety', '\\bsafe'),
    ],
  },
  {
    route: '/study-uk',
    name: 'United Kingdom',
    title: 'Study in the United Kingdom',
    headings: ['Why Choose the United Kingdom for Your Education?'],
    lengths: { courses: 7, coursesWithStats: 7, reasons: 15 },
    intakes: [intake('January'), intake('May'), intake('September')],
    figures: [
      universities('150+'),
      ...indianStudents('1,15,000', 2023),
      legalPay('GBP', 10.42),
      tuitionFact('GBP', 8_000, 15_000, 'year'),
      livingFact('GBP', 15_000, 20_000, 'year'),
      ...per(
        'year',
        cost('foundation', 'foundation', 'GBP', 8_000, 12_000),
        cost('undergraduate', undergraduate, 'GBP', 11_400, 38_000),
        cost('postgraduate', postgraduate, 'GBP', 9_000, 30_000),
      ),
      ...per(
        'month',
        cost('rent', '\\brent\\b', 'GBP', 700, 1_000),
        cost('utilities', 'utilities', 'GBP', 200),
        cost('food', 'food', 'GBP', 100, 150),
        cost('internet', 'internet', 'GBP', 50),
        cost('transport', 'transport', 'GBP', 300),
      ),
      hoursInTerm(20),
      {
        what: '2-year graduate route',
        text: near('(?:\\b2|\\btwo)[- ]years?\\b', 'graduate route', 80),
      },
      { what: 'pay £7.5 to £11', text: pattern(spoken('GBP', 7.5, 11)) },
    ],
    entryRequirements: [
      {
        what: "bachelor's: 65–70% in Class 12, IELTS 6.0–6.5",
        all: [
          pattern(bachelor),
          pattern(`\\b65%?${range}70%`),
          /\bClass 12\b/,
          pattern(`\\b6\\.0${range}6\\.5\\b`),
        ],
      },
      {
        what: "master's: 60%+, IELTS 7",
        all: [pattern("master['’]?s?"), atLeast60, /(?<![\d.–])7(?:\.0)?(?![\d.]*\d)/],
      },
      {
        what: 'PhD: 60%+ in both degrees, IELTS 6.5–7.0',
        all: [pattern(doctoral), atLeast60, /\bboth\b/i, pattern(`\\b6\\.5${range}7\\.0\\b`)],
      },
    ],
  },
  {
    route: '/study-france',
    name: 'France',
    title: 'Study in France',
    headings: ['What Makes France Ideal for Students Abroad'],
    lengths: { courses: 20, coursesWithStats: 20, reasons: 13 },
    intakes: [intake('January'), intake('September')],
    figures: [
      universities('350'),
      ...indianStudents('6,500', 2023),
      legalPay('EUR', 11.65),
      tuitionFact('EUR', 2_770, 4_000),
      livingFact('EUR', 900, 1_400, 'month'),
      ...per(
        'year',
        cost("bachelor's", bachelor, 'EUR', 2_770),
        cost("master's", "master['’]?s?", 'EUR', 3_770),
        cost('private', 'private', 'EUR', 3_000, 10_000),
      ),
      ...per(
        'month',
        cost('Paris', 'Paris', 'EUR', 1_200, 1_800),
        cost('Nice', '\\bNice\\b', 'EUR', 900, 1_400),
        cost('Lyon', 'Lyon', 'EUR', 800, 1_000),
        cost('Nantes', 'Nantes', 'EUR', 800, 1_000),
        cost('Bordeaux', 'Bordeaux', 'EUR', 800, 1_000),
        cost('Toulouse', 'Toulouse', 'EUR', 800, 1_000),
        {
          what: 'other cities about €650',
          text: row('other', 'EUR', `about ${sum('EUR', 650)}`),
          isRow: true,
        },
      ),
      hoursInTerm(21),
      { what: 'post-study permit up to two years', text: near(years(2, 'two'), 'permit|post-study') },
      {
        what: 'over 500 scholarships',
        text: near(over('500'), 'scholarships', 40),
      },
    ],
  },
  {
    route: '/study-germany',
    name: 'Germany',
    title: 'Germany: The Destination for Global Scholars',
    headings: ['Study in Germany, Invest in Your Future'],
    lengths: { courses: 9, coursesWithStats: 9, reasons: 10 },
    intakes: [
      intake('summer', `April${range}September`, '[Ss]ummer'),
      intake('winter', `October${range}March`, '[Ww]inter'),
    ],
    figures: [
      universities('40+'),
      ...indianStudents('42,578', 2023),
      legalPay('EUR', 12.41),
      tuitionFact('EUR', 500, 20_000),
      livingFact('EUR', 850, 1_200),
      cost('public', 'public', 'EUR', 500, 3_000),
      cost('private', 'private', 'EUR', 10_000, 20_000),
      ...per(
        'month',
        cost('Berlin', 'Berlin', 'EUR', 900, 1_100),
        cost('Munich', 'Munich', 'EUR', 1_100, 1_400),
        cost('Frankfurt', 'Frankfurt', 'EUR', 1_000, 1_300),
        cost('Hamburg', 'Hamburg', 'EUR', 950, 1_200),
        cost('Cologne', 'Cologne', 'EUR', 900, 1_150),
      ),
      {
        what: '18 months of job search',
        text: near('\\b(?:18|eighteen)[- ]months?\\b', '\\bjobs?\\b|\\bwork\\b'),
      },
    ],
  },
  {
    route: '/study-ireland',
    name: 'Ireland',
    title: 'Study in Ireland',
    headings: ['Why Study In Ireland', /top courses/i, /basic requirements/i],
    lengths: { courses: 10, coursesWithStats: 3, documents: 9, reasons: 13 },
    intakes: [intake('January', 'Spring'), intake('September', 'Autumn')],
    figures: [
      universities('28'),
      ...indianStudents('7,000', 2023),
      legalPay('EUR', 12.5),
      tuitionFact('EUR', 7_000, 12_000, 'year'),
      livingFact('EUR', 9_500, 34_500, 'year'),
      ...per(
        'year',
        cost('undergraduate', undergraduate, 'EUR', 9_850, 25_500),
        cost('postgraduate', postgraduate, 'EUR', 9_500, 34_500),
        cost('doctoral', doctoral, 'EUR', 9_500, 34_500),
      ),
      ...per(
        'month',
        cost('Maynooth', 'Maynooth', 'EUR', 811),
        cost('Limerick', 'Limerick', 'EUR', 857),
        cost('Galway', 'Galway', 'EUR', 900),
        cost('Cork', 'Cork', 'EUR', 1_032),
        cost('Dublin', 'Dublin', 'EUR', 1_095),
      ),
      {
        what: 'TOEFL, PTE and Duolingo accepted widely',
        text: /TOEFL.{0,20}PTE.{0,20}Duolingo.{0,40}accepted|accepted.{0,40}TOEFL.{0,20}PTE.{0,20}Duolingo/i,
      },
      hoursInTerm(20),
      hoursInHolidays,
      { what: 'wages €10–12 an hour', text: pattern(spoken('EUR', 10, 12) + periods.hour) },
      { what: 'post-study visa up to 2 years', text: near(years(2, 'two'), '\\bvisa\\b|post-study') },
      {
        what: 'over 1,000 multinationals',
        text: near(`${over('1,000')}|\\b(?:a|one) thousand\\b`, 'multinational', 40),
      },
    ],
    entryRequirements: [
      {
        what: 'Bachelor: 75% in Class 12, IELTS 6.5 overall with no band below 6.0',
        all: [/\bbachelor/i, /\b75%/, /\bClass 12\b/, /\b6\.5\b/, /\bno band below 6\.0\b/i],
      },
      {
        what: "Master: 60% in the Bachelor's degree, IELTS 6.5 overall with no band below 6.0",
        all: [/\bmaster/i, /\b60%/, /\bbachelor/i, /\b6\.5\b/, /\bno band below 6\.0\b/i],
      },
      {
        what: "Postgraduate: Bachelor's and Master's degrees, IELTS 6.5, some courses 7.0",
        all: [pattern(postgraduate), /\bbachelor/i, /\bmaster/i, /\b6\.5\b/, /\b7\.0\b/],
      },
    ],
    documentNames: [
      named('Academic Document'),
      named('Identity Proof'),
      named('Passport'),
      named('Statement of Purpose'),
      named('Letter of Recommendation'),
      named('English Test Score'),
      named('Application Fee Acknowledge Slip', 'application fee acknowledge(?:ment)? slip'),
      named('Financial proof'),
      named('Scholarship documents', 'scholarship documents?'),
    ],
  },
  {
    route: '/study-dubai',
    name: 'Dubai',
    title: 'Discover Dubai Education',
    headings: ['Study In Dubai', 'Facts About Dubai', 'Top Courses in Dubai', 'Basic Requirements'],
    lengths: { facts: 5, courses: 8, coursesWithStats: 8, documents: 10, reasons: 13 },
    intakes: [intake('January'), intake('September')],
    figures: [
      universities('50+'),
      ...indianStudents('2,00,000'),
      {
        what: 'legal pay from AED 5,000',
        text: near(`from ${sum('AED', 5_000)}`, '\\bpay\\b|\\bwages?\\b|\\bsalary\\b'),
      },
      tuitionFact('AED', 40_000, undefined, 'year'),
      livingFact('AED', 4_500, undefined, 'month'),
      ...per(
        'year',
        cost('undergraduate', undergraduate, 'AED', 45_000, 70_000),
        cost('postgraduate', postgraduate, 'AED', 40_000, 75_000),
      ),
      ...per(
        'month',
        cost('accommodation', 'accommodation', 'AED', 2_000, 6_000),
        cost('food', 'food', 'AED', 500),
        cost('water and electricity', 'water|electricity', 'AED', 500),
        cost('transport', 'transport', 'AED', 300),
        cost('entertainment', 'entertainment', 'AED', 200),
        cost('telephone', 'telephone', 'AED', 75),
      ),
      hoursInTerm(20),
      hoursInHolidays,
      { what: 'pay AED 15–30 an hour', text: pattern(spoken('AED', 15, 30) + periods.hour) },
      {
        what: 'over 200 nationalities',
        text: near(over('200'), 'nationalities', 40),
      },
    ],
    entryRequirements: [
      {
        what: 'undergraduate: 60% in Class 12, IELTS 5.5, PTE 51, TOEFL 72',
        all: [
          pattern(undergraduate),
          /\b60%/,
          /\bClass 12\b/,
          /IELTS.{0,20}\b5\.5\b/,
          /PTE.{0,20}\b51\b/,
          /TOEFL.{0,20}\b72\b/,
        ],
      },
      {
        what: 'postgraduate: a 60% degree, TOEFL or IELTS',
        all: [pattern(postgraduate), /\b60%/, /TOEFL/, /IELTS/],
      },
    ],
    salary: { currency: 'AED', lowest: 85_000, highest: 140_000 },
  },
  {
    route: '/study-usa',
    name: 'USA',
    title: 'Study in USA',
    headings: [/top courses/i, /basic requirements/i],
    lengths: { courses: 9, coursesWithStats: 9, documents: 12, reasons: 11 },
    intakes: [intake('January'), intake('May'), intake('September')],
    figures: [
      universities('4,500'),
      { what: '4,500+ institutions', text: near(count('4,500+'), 'institutions|universities') },
      { what: '12,000+ programs', text: near(count('12,000+'), 'programs|programmes') },
      ...indianStudents('1,30,000', 2023),
      {
        what: 'pay $8–15 an hour',
        text: near(spoken('USD', 8, 15) + periods.hour, '\\bpay\\b|\\bwages?\\b|\\bearn'),
      },
      tuitionFact('USD', 10_000, 55_000, 'year'),
      livingFact('USD', 15_000, 25_000, 'year'),
      cost('English language studies', 'English language', 'USD', 700, 2_000, 'month'),
      ...per(
        'year',
        cost('community colleges', 'community college', 'USD', 6_000, 20_000),
        cost('undergraduate', undergraduate, 'USD', 20_000, 40_000),
        cost('postgraduate', postgraduate, 'USD', 20_000, 45_000),
        cost('doctoral', doctoral, 'USD', 28_000, 55_000),
        cost('books', 'books', 'USD', 900, 2_000),
        cost('travel', 'travel', 'USD', 300, 700),
        cost('accommodation', 'accommodation', 'USD', 9_800, 11_100),
        cost('health insurance', 'health insurance', 'USD', 700, 1_100),
        cost('food', 'food', 'USD', 250, 600),
      ),
      hoursInTerm(20),
      hoursInHolidays,
      {
        what: 'minimum wage $7.25 to $15 an hour',
        text: near(spoken('USD', 7.25, 15) + periods.hour, 'minimum wage', 120),
      },
      { what: 'OPT up to 12 months', text: near('\\bOPT\\b', 'up to (?:12|twelve) months', 120) },
      { what: 'OPT: STEM extension', text: near('\\bSTEM\\b', '\\bexten', 120) },
    ],
    entryRequirements: [
      {
        what: 'undergraduate: GPA 60%, IELTS 6.0, PTE 58, TOEFL 80, SAT 1100+',
        all: [
          pattern(undergraduate),
          /\b60%/,
          /IELTS.{0,20}\b6\.0\b/,
          /PTE.{0,20}\b58\b/,
          /TOEFL.{0,20}\b80\b/,
          /SAT.{0,20}\b1,?100\+/,
        ],
      },
      {
        what: 'postgraduate: GPA 65%, IELTS 6.5, PTE 58, TOEFL 82, GRE 300+, GMAT 500+',
        all: [
          pattern(postgraduate),
          /\b65%/,
          /IELTS.{0,20}\b6\.5\b/,
          /PTE.{0,20}\b58\b/,
          /TOEFL.{0,20}\b82\b/,
          /GRE.{0,20}\b300\+/,
          /GMAT.{0,20}\b500\+/,
        ],
      },
    ],
    salary: { currency: 'USD', lowest: 88_000, highest: 220_000 },
  },
];
