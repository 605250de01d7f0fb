/**
 * The service and coaching pages as they were built, compared with spec 000, section 2, and spec 001, section 9.
 * All names and figures are typed from there, never from the documents in pages-json.
 */
import { Config, type DOMNode, HtmlElement, Parser, TextNode } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../../site/site-folder';

/** Each page with its first-level heading. */
const pages = [
  ['/education-counselling', 'Expert Counselling'],
  ['/university-admission', 'University Admission'],
  ['/scholarship', 'Scholarship Guidance'],
  ['/student-services/visa-services', 'Visa Services'],
  ['/health-cover', 'Health Insurance'],
  ['/student-accommodation', 'Accommodation Assistance'],
  ['/placement-assistance', 'Placement Assistance'],
  ['/banking-services', 'Banking & Financial Guidance'],
  ['/english-coaching', 'English Coaching'],
  ['/ielts-coaching', 'IELTS Coaching'],
  ['/pte-coaching', 'PTE Coaching'],
  ['/celpip-coaching', 'CELPIP Coaching'],
] as const;

const parserConfig = await Config.empty().resolve();
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string) =>
  text
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_whole, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Elements that separate words. The comments of React do not: they are between two pieces of one text. */
const parting = new Set(['address', 'dd', 'div', 'dt', 'h2', 'h3', 'h4', 'li', 'p', 'section', 'summary']);
/** Whether an element says where the figures of a section come from: text that is left out here. */
const isSourceNote = (node: HtmlElement) => node.hasAttribute('data-sources');

const rawText = (node: DOMNode): string => {
  if (node instanceof TextNode) return decode(node.textContent);
  if (!(node instanceof HtmlElement) || node.tagName === 'svg' || isSourceNote(node)) return '';
  const inside = node.childNodes.map(rawText).join('');
  return parting.has(node.tagName) ? ` ${inside} ` : inside;
};
const textOf = (node: DOMNode) => rawText(node).replace(/\s+/g, ' ').trim();

const readMain = (route: string): HtmlElement => {
  const main = new Parser(parserConfig).parseHtml(readRoute(route)).querySelector('main');
  if (!main) throw new Error(`${route} has no <main>.`);
  return main;
};

/** The block with this anchor. */
const blockOf = (route: string, id: string): HtmlElement => {
  const block = readMain(route).querySelector(`#${id}`);
  if (!block) throw new Error(`${route} has no block “${id}”.`);
  return block;
};
const itemsOf = (block: HtmlElement) => block.querySelectorAll('[data-item]');
const titlesOf = (block: HtmlElement) =>
  itemsOf(block).map((item) => item.querySelectorAll('h3').map(textOf).join(' '));

describe.each(pages)('%s', (route, title) => {
  const main = readMain(route);

  it('has its title as the one first-level heading', () => {
    expect(main.querySelectorAll('h1').map(textOf)).toEqual([title]);
  });

  it('links to a consultation and introduces the service in two to four paragraphs', () => {
    const [banner] = main.querySelectorAll('[data-block="banner"]');
    const links = banner?.querySelectorAll('a').map((link) => [textOf(link), link.getAttributeValue('href')]);
    const [, href] = links?.find(([text]) => text === 'Book Consultation') ?? [];
    expect(href).toMatch(/^\/contact\?service=[^#]+#contact-form$/);
    const [intro] = main.querySelectorAll('[data-block="media-text"]');
    const paragraphs = intro?.querySelectorAll('p').length ?? 0;
    expect(paragraphs).toBeGreaterThanOrEqual(2);
    expect(paragraphs).toBeLessThanOrEqual(4);
  });

  it('says what the service does not include', () => {
    expect(textOf(blockOf(route, 'limits')).length).toBeGreaterThan(100);
  });
});

describe('a process', () => {
  it.each([
    ['/education-counselling', 'journey'],
    ['/student-services/visa-services', 'process'],
  ])('on %s is in a block of steps', (route, id) => {
    expect(blockOf(route, id).getAttributeValue('data-block')).toBe('steps');
  });

  it('of counselling has five steps', () => {
    expect(titlesOf(blockOf('/education-counselling', 'journey'))).toEqual([
      'Initial consultation',
      'Profile evaluation',
      'Detailed planning',
      'Application support',
      'Visa and pre-departure assistance',
    ]);
  });

  it('of a visa application has six steps', () => {
    expect(titlesOf(blockOf('/student-services/visa-services', 'process'))).toEqual([
      'Initial consultation',
      'Document preparation',
      'Application assistance',
      'Financial guidance',
      'Interview preparation',
      'Follow-up support',
    ]);
  });
});

it('eight types of scholarship are in the order of the specification', () => {
  const types = [
    /^merit/i,
    /^need-based/i,
    /^country-specific/i,
    /^university-specific/i,
    /^field of study/i,
    /^minority/i,
    /^research/i,
    /^athletic/i,
  ];
  const titles = titlesOf(blockOf('/scholarship', 'types'));
  expect(titles).toHaveLength(types.length);
  for (const [index, type] of types.entries()) expect(titles[index]).toMatch(type);
});

describe('the claims', () => {
  it.each([
    ['/student-services/visa-services', '95.8%'],
    ['/student-services/visa-services', '6,000+'],
    ['/scholarship', 'Universities with exclusive scholarships 246+'],
    ['/university-admission', 'Direct university partnerships 350+'],
    ['/education-counselling', '250,000+'],
  ])('of %s contain %s', (route, claim) => {
    expect(textOf(readMain(route))).toContain(claim);
  });
});

describe('the English tests', () => {
  const ielts = {
    score: /9 bands/,
    listening: /Listening:? 35–40/,
    reading: /Reading:? 60/,
    writing: /Writing:? 60/,
    speaking: /Speaking:? 10–15/,
  };
  const pte = {
    length: /(2-hour computer test|135 minutes \(2 hours)/,
    score: /out of 90/,
    accepted: /over 3,000 institutions/i,
  };
  const celpip = {
    length: /about 3 hours/i,
    listening: /Listening(?: takes|:)? 47–55/,
    reading: /Reading:? 55–60/,
    writing: /Writing:? 53–60/,
    speaking: /Speaking:? 15–20/,
    score: /up to 12/,
    levels: /CLB/,
  };
  it.each([
    ['/ielts-coaching', [ielts]],
    ['/pte-coaching', [pte]],
    ['/celpip-coaching', [celpip]],
    ['/english-coaching', [ielts, pte, celpip]],
  ] as const)('on %s are described by every figure in an accordion', (route, tests) => {
    const block = blockOf(route, 'exam-facts');
    expect(block.querySelectorAll('details').length).toBeGreaterThanOrEqual(4);
    const text = textOf(block);
    for (const patterns of tests) {
      const missing = Object.entries(patterns).filter(([, pattern]) => !pattern.test(text));
      expect(missing.map(([name]) => name)).toEqual([]);
    }
  });

  it.each(['/english-coaching', '/ielts-coaching', '/pte-coaching', '/celpip-coaching'])(
    'on %s are followed by six reasons to choose us',
    (route) => {
      const block = blockOf(route, 'why-us');
      expect(block.getAttributeValue('data-block')).toBe('cards');
      expect(textOf(block)).toMatch(/^Why choose/i);
      expect(itemsOf(block)).toHaveLength(6);
    },
  );

  it('are three linked cards on /english-coaching', () => {
    const links = blockOf('/english-coaching', 'tests').querySelectorAll('[data-item] a');
    expect(links.map((link) => link.getAttributeValue('href'))).toEqual([
      '/ielts-coaching',
      '/pte-coaching',
      '/celpip-coaching',
    ]);
  });
});
