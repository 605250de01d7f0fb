/**
 * What spec 000 says of single pages in figures, labels and messages, route by route, in the built HTML. All is typed
 * from there, never from the documents in pages-json. Other files hold what it says of destinations
 * (destinations.test.ts), services (services.test.ts), articles and the privacy policy (blog.test.ts), the lengths of
 * lists and how they play (lists.test.ts), and menus and footer (shell.spec.ts).
 *
 * Left out: what is only done and not shown (the delays of menus, counters and simulated forms, which specs of the
 * engine hold), what the specification itself says is not shown, and the two alerts of a failed enquiry, which are no
 * part of a page before it fails (forms.spec.ts).
 */
import { Config, type HtmlElement, Parser } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readBuilt, readRoute } from '../../site/site-folder';
import { purposes } from './purposes';
import { routes } from './routes';

const parser = new Parser(await Config.empty().resolve());

/** Text on one line, with a space between elements and none where React only separates two pieces of one text. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const on = (route: string, selector: string): HtmlElement[] =>
  parser.parseHtml(readRoute(route)).querySelectorAll(selector);
const lineOf = ({ textContent }: HtmlElement) => textContent.replace(/\s+/g, ' ').trim();

it.each(routes)('%s is a page with one first-level heading, a header and a footer', (route) => {
  const page = parser.parseHtml(readRoute(route));
  expect(page.querySelectorAll('main h1')).toHaveLength(1);
  expect(page.querySelectorAll('body > header')).toHaveLength(1);
  expect(page.querySelectorAll('body > footer').map(lineOf)).toEqual([expect.stringContaining('© 2024')]);
});

/** What pages say by sections 1 and 2 of spec 000; a figure is looked for together with what it counts. */
const said: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [
    /\b10,000\+ students/i,
    /\b96% visa approval/i,
    /\b4 offices/i,
    /\b95\.8% visa success rate/i,
    /counsellors and trainers certified by a qualification body/i,
    /\b250,000\+ hours of counselling/i,
    /\b246\+ universities with exclusive scholarships/i,
    /\b6,000\+ visa interview preparations/i,
    /\b4\+ years of experience/i,
    /\bfounder has 15\+ years/i,
    /\b1,200\+ (?:reviews|ratings?) on a public review service/i,
    /\b350\+ direct university partnerships/i,
    /Our Expert Services/i,
    /Why Choose/i,
    /View All Blogs/,
  ],
  '/about': [/who we are/i, /vision/i, /mission/i, /founder/i],
  '/australia-office': [/a free roadmap to your dream destination/i, /Hawthorn/],
  '/philippine-office': [/dream destination/i, /Makati City, Metro Manila/],
  '/university-partnerships': [
    /Trusted by Leading Universities Worldwide/,
    /Why Choose Our Partner Universities\?/,
    /Explore Our Partner Universities/,
    /Book Free Consultation/,
    /Download University Guide/,
  ],
  '/migration': [/\bMigration Page\b/],
};

describe.each(Object.entries(said))('%s', (route, patterns) => {
  it.each(patterns)('says %s', (pattern) => {
    expect(textOf(mainOf(readRoute(route)))).toMatch(pattern);
  });
});

it('the seven steps of the home page lead on to the contact page', () => {
  const steps = on('/', 'main #process [data-item]');
  const titles = [
    /face[- ]to[- ]face counselling/i,
    /course and university selection/i,
    /English proficiency training/i,
    /enrol?lment assistance/i,
    /scholarship assessment/i,
    /student visa assistance/i,
    /post-visa assistance/i,
  ];
  expect(steps).toHaveLength(titles.length);
  for (const [index, title] of titles.entries()) {
    const step = steps[index];
    expect(step && lineOf(step)).toMatch(title);
    expect(step && lineOf(step)).toMatch(/Know More/);
    expect(step?.querySelectorAll('a').map((link) => link.getAttributeValue('href'))).toEqual(['/contact']);
  }
});

it.each([
  [
    '/',
    '#services',
    ['/education-counselling', '/university-admission', '/scholarship', '/banking-services'],
  ],
  [
    '/',
    '#destinations',
    ['australia', 'dubai', 'canada', 'uk', 'france', 'germany', 'ireland', 'usa'].map(
      (name) => `/study-${name}`,
    ),
  ],
  [
    '/student-services/visa-services',
    'main',
    ['australia', 'canada', 'uk', 'usa', 'germany', 'ireland', 'france', 'dubai'].map(
      (name) => `/study-${name}`,
    ),
  ],
])('%s leads from %s to each of its pages', (route, block, wanted) => {
  const links = on(route, `${block} a`).map((link) => link.getAttributeValue('href')?.replace(/[?#].*/, ''));
  expect(wanted.filter((address) => !links.includes(address))).toEqual([]);
});

it('each university says its ranking, scholarships and intake, and how to apply', () => {
  const cards = on('/university-partnerships', 'main [data-block="university-explorer"] [data-item]');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(lineOf(card)).toMatch(/Ranking.+Scholarships.+Intake.+Apply Now/);
});

it.each([
  ['India', '10 am – 6 pm', '10 am – 6 pm'],
  ['Australia', '9:30 am – 5:30 pm', 'Closed'],
  ['Philippines', '8 am – 4 pm', 'Closed'],
  ['New Zealand', '8 am – 4 pm', 'Closed'],
])(
  'the contact page has the hours of %s, Monday to Friday %s and Saturday %s',
  (name, weekdays, saturday) => {
    const card = on('/contact', 'main [data-block="offices"] [data-item]').find((item) =>
      item.querySelectorAll('h3').map(lineOf).includes(name),
    );
    const hours = card?.querySelectorAll('tbody tr').map(lineOf) ?? [];
    expect(hours.slice(0, 2).map((row) => row.replace(/\s/g, ''))).toEqual(
      [`Monday–Friday${weekdays}`, `Saturday${saturday}`].map((row) => row.replace(/\s/g, '')),
    );
  },
);

/** Spec 000, section 5, word for word: the messages of each form. */
const consultationMessages = [
  'Please enter a valid first name.',
  'Please enter a valid last name.',
  'Please enter a valid email address.',
  'Please enter a valid mobile number.',
  'Please enter your current city.',
  'Please enter your desired country.',
  'Please select the purpose of consultation.',
];
const officeMessages = [
  'Please enter your first name.',
  'Please enter your last name.',
  'Please enter your email address.',
  'Please enter a valid email address.',
  'Please enter your phone number.',
  'Please select the purpose of consultation.',
  'Please enter your desired country.',
];
const questionMessages = [
  'Please enter your name.',
  'Please enter your email address.',
  'Please enter a valid email address.',
  'Please enter your mobile number.',
];

describe.each([
  ['/', consultationMessages],
  ['/contact', consultationMessages],
  ['/about', consultationMessages],
  ['/study-newzealand', consultationMessages],
  ['/india-office', officeMessages],
  ['/australia-office', officeMessages],
  ['/philippine-office', questionMessages],
])('the form on %s', (route, messages) => {
  it('brings its messages with it', () => {
    const html = readRoute(route);
    expect(messages.filter((message) => !html.includes(message))).toEqual([]);
  });

  if (messages !== questionMessages)
    it('offers the purposes, and “Not Sure” that cannot be chosen', () => {
      const options = on(route, 'main form option');
      const named = options.map(lineOf);
      expect(purposes.filter((purpose) => !named.includes(purpose))).toEqual([]);
      const unsure = options.filter((option) => lineOf(option).startsWith('Not Sure'));
      expect(unsure.map((option) => option.hasAttribute('disabled'))).toEqual([true]);
    });
});

it('the page of an error has the title of the specification', () => {
  expect(readBuilt('500.html')).toMatch(/<title>Unexpected Application Error!/);
});
