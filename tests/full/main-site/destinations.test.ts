/** The nine destination pages as they were built, compared with the specification. */
import { Config, type DOMNode, HtmlElement, Parser, TextNode } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRoute } from '../../site/site-folder';
import { destinationFacts, type Item, type Lengths, symbols } from './destination-facts';

/** The block that carries a list of the specification, by what it sets in data-block. */
const blockOf: Readonly<Record<Exclude<keyof Lengths, 'coursesWithStats'>, string>> = {
  benefits: 'cards',
  courses: 'course-carousel',
  documents: 'checklist',
  facts: 'facts',
  faq: 'faq',
  reasons: 'reasons',
};

/** Inline elements, which do not separate words. All others do. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const unread = new Set(['script', 'style', 'template', 'svg']);
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The parser hands text on as it is written. */
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name: string | undefined) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Whether an element says where the figures of a section come from: text that is left out here. */
const isSourceNote = (node: HtmlElement) => node.hasAttribute('data-sources');

const rawText = (node: DOMNode): string => {
  if (node instanceof TextNode) return decode(node.textContent);
  // Comments are skipped without a space: React writes them between two pieces of one text.
  if (!(node instanceof HtmlElement) || unread.has(node.tagName) || isSourceNote(node)) return '';
  const inside = node.childNodes.map(rawText).join('');
  return inline.has(node.tagName) ? inside : ` ${inside} `;
};

/** What a visitor reads, on one line. `\s` covers the non-breaking spaces too. */
const textOf = (node: DOMNode) => rawText(node).replace(/\s+/g, ' ').trim();

const parserConfig = await Config.empty().resolve();

/** The page's <main>. */
const readMain = (route: string): HtmlElement => {
  const main = new Parser(parserConfig).parseHtml(readRoute(route)).querySelector('main');
  if (!main) throw new Error(`${route} has no <main>.`);
  return main;
};

const sectionsOf = (main: HtmlElement, block: string) => main.querySelectorAll(`[data-block="${block}"]`);
const itemsOf = (section: HtmlElement) => section.querySelectorAll('[data-item]');

/** How long each list of this block is: a page may have several, for instance two checklists. */
const lengthsOf = (main: HtmlElement, block: string, items = '[data-item]') =>
  sectionsOf(main, block).map((section) => section.querySelectorAll(items).length);

/**
 * Each row of the tables on one line, every cell behind the head of its column: “Item: Food; Cost per week: NZD
 * 200–500”.
 */
const rowsOf = (main: HtmlElement): readonly string[] =>
  main.querySelectorAll('table').flatMap((table) => {
    const heads = table.querySelectorAll('thead th').map((head) => {
      const [scale] = head.querySelectorAll('[aria-hidden]'); // of the bars in this column
      return textOf(head)
        .replace(scale ? textOf(scale) : '', '')
        .trim();
    });
    return table.querySelectorAll('tbody tr').map((row) =>
      row
        .querySelectorAll('th, td')
        .map((cell, column) => `${heads[column]}: ${textOf(cell)}`)
        .join('; '),
    );
  });

/** What the course cards say below a label such as “Duration”: “1–3 years”, “NZD 70,000”. */
const statsOf = (main: HtmlElement, label: string): readonly string[] =>
  sectionsOf(main, blockOf.courses)
    .flatMap((section) => section.querySelectorAll('[data-item] dl > div'))
    .filter((stat) => stat.querySelectorAll('dt').map(textOf).includes(label))
    .map((stat) => stat.querySelectorAll('dd').map(textOf).join(' '));

const numbersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/\d[\d,.]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

const found = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** Which of the items no single item of these blocks says in full. */
const missingItems = (main: HtmlElement, block: string, wanted: readonly Item[]) => {
  const texts = sectionsOf(main, block).flatMap(itemsOf).map(textOf);
  return wanted
    .filter(({ all }) => !texts.some((text) => all.every((one) => one.test(text))))
    .map(({ what }) => what);
};

describe.each(destinationFacts)('the page about $name', (facts) => {
  let main: HtmlElement;
  beforeAll(() => {
    main = readMain(facts.route);
  });

  it('has its title as the one first-level heading', () => {
    expect(main.querySelectorAll('h1').map(textOf)).toEqual([facts.title]);
  });

  // Of some countries the specification names no heading.
  if (facts.headings.length > 0) {
    it('has the headings of the specification', () => {
      const headings = main.querySelectorAll('h2, h3').map(textOf);
      const has = (wanted: string | RegExp) =>
        headings.some((heading) => (typeof wanted === 'string' ? heading === wanted : wanted.test(heading)));
      expect(facts.headings.filter((wanted) => !has(wanted))).toEqual([]);
    });
  }

  const { coursesWithStats, ...lengths } = facts.lengths;
  for (const [list, length] of Object.entries(lengths) as [keyof typeof blockOf, number][]) {
    it(`lists ${length} ${list}`, () => {
      expect(lengthsOf(main, blockOf[list])).toContain(length);
    });
  }

  if (coursesWithStats !== undefined) {
    it(`gives figures for ${coursesWithStats} courses`, () => {
      expect(lengthsOf(main, blockOf.courses, '[data-item] dl')).toContain(coursesWithStats);
    });
  }

  it('shows every figure', () => {
    const text = textOf(main);
    const rows = rowsOf(main);
    const missing = facts.figures
      .filter((figure) =>
        figure.isRow
          ? !rows.some((row) => found(row, figure.text) && (figure.per?.test(row) ?? true))
          : !found(text, figure.text),
      )
      .map(({ what }) => what);
    expect(missing).toEqual([]);
  });

  it('has breadcrumbs that begin with Home and Study Abroad', () => {
    const trail = main.querySelectorAll('nav ol > li').slice(0, 3).map(textOf);
    expect(trail).toEqual([
      'HOME',
      expect.stringMatching(/^Study abroad/i),
      expect.stringMatching(/^Study in /i),
    ]);
  });

  if (coursesWithStats !== undefined) {
    it('says of as many courses how many offer it, how long it takes and what it pays', () => {
      const offered = facts.name === 'France' ? 'Programs' : 'Universities';
      for (const name of [offered, 'Duration', 'Average salary'])
        expect(statsOf(main, name), name).toHaveLength(coursesWithStats);
    });
  }

  const { salary, durationYears } = facts;
  if (salary) {
    it('has courses with the lowest and the highest salary', () => {
      const texts = statsOf(main, 'Average salary');
      expect(texts.filter((text) => !text.startsWith(symbols[salary.currency].trim()))).toEqual([]);
      const sums = numbersIn(texts);
      expect([Math.min(...sums), Math.max(...sums)]).toEqual([salary.lowest, salary.highest]);
    });
  }
  if (durationYears) {
    it('has courses of the shortest and the longest duration', () => {
      const texts = statsOf(main, 'Duration');
      expect(texts.filter((text) => !/years?$/.test(text))).toEqual([]);
      const durations = numbersIn(texts);
      expect([Math.min(...durations), Math.max(...durations)]).toEqual([
        durationYears.lowest,
        durationYears.highest,
      ]);
    });
  }

  it('names every intake and no others', () => {
    expect(missingItems(main, 'intakes', facts.intakes)).toEqual([]);
    expect(lengthsOf(main, 'intakes')).toEqual([facts.intakes.length]);
  });

  const { entryRequirements, documentNames, reasonNames } = facts;
  if (entryRequirements) {
    it('shows scores and marks with their degree', () => {
      expect(missingItems(main, 'entry-requirements', entryRequirements)).toEqual([]);
    });
  }
  if (documentNames) {
    it('names every document', () => {
      expect(missingItems(main, 'checklist', documentNames)).toEqual([]);
    });
  }
  if (reasonNames) {
    it('names every reason', () => {
      expect(missingItems(main, 'reasons', reasonNames)).toEqual([]);
    });
  }
});
