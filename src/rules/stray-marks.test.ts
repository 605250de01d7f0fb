import { describe, expect, it } from 'vitest';
import { page, saying, site, siteDocument } from '../../tests/compiler/site';
import { strayMarks } from './stray-marks';

/** Each mark found, and its offset in the text, before which its line has an indentation and a quotation mark. */
const foundIn = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, strayMarks).diagnostics.map(({ location, message }) => ({
    characters: /“(.*)”/.exec(message)?.[1],
    at: location.column - '        "'.length - 1,
  }));

describe('markup that is shown as it is typed', () => {
  it.each([
    ['Up to **20 hours a week.', '**', 6],
    ['A **pair**, and **none.', '**', 16],
    ['Stay *three years after the degree.', '*', 5],
    ['Stay three years* after it.', '*', 16],
    ['See [Iceland] (/).', '] (', 12],
    ['[Group classes](/group-training begin every month.', '(/group-training', 15],
    ['**Fees** and [more](/?q=a, as [here](/?q=a,), change (each year).', '(/?q=a,', 19],
    ['Read [on](/', '(/', 9],
    ['Fees rose by **about a third*.', '*', 13],
    ['Fees rose by *about a third** in a year.', '*', 28],
    ['***About** a third', '*', 0],
    ['***About* a third', '**', 0],
    ['Ask [**us*](/) today', '*', 5],
    ['It is **very *good**.', '*', 6],
    ['It is <b>free</b>.', '<b>', 6],
    ['One<br/>two', '<br/>', 3],
    ['# Heading', '#', 0],
    ['- An entry', '-', 0],
    ['• An entry', '•', 0],
    ['Fees &amp; costs', '&amp;', 5],
    ['Fees&nbsp;and &#38; costs', '&nbsp;', 4],
    ['Apply at https://tour.example/in.', 'https://tour.example/in', 9],
    ['Apply ([here](/) or HTTP://tour.example/?q=1&x).', 'HTTP://tour.example/?q=1&x', 20],
  ])('is found: %s', (text, characters, at) => {
    expect(foundIn(text)).toEqual([{ characters, at }]);
  });

  it('is reported once for each notation, as its author finds the others', () => {
    expect(foundIn('**One, <b>two</b>, <i>three</i>.')).toHaveLength(2);
  });

  it('has a hint to put as many asterisks after the words as before', () => {
    const about = page(saying('Fees rose by **a third*.', 'Fees rose by *a third** in a year.'));
    const { diagnostics } = site({ 'about.json': about }, {}, strayMarks);
    const hint = expect.stringContaining('Put the same number of * on both sides');
    expect(diagnostics).toEqual([expect.objectContaining({ hint }), expect.objectContaining({ hint })]);
  });

  it.each([
    'Up to **20 hours** a week.',
    '2 * 3 * 4 = 24',
    'In *term* only, with grades A*AA or A*',
    'a < b & c > d',
    'A wind force < 6, a fee > 9',
    'C# and a - dash',
    'Fees & costs; R&D; a • b',
    '\\*\\*as it is\\*\\*, with [a link](/)',
    'Fees rise by 5 * *each* year, and 3 * **10** * 2',
    '***All three***, un*frigging*believable and a **b*c*d**',
    'Fees rise every year*.',
    '*Lessons alone, without books.',
    'A fee of **£9,000*** a year, or **£8,000**, and £7,000* at least',
    '−5 degrees',
    '[A page](/about), [another](https://example.com/a_(b)) and [a name](/ "Home")',
    '\\[As it is\\](/about',
    '[https://tour.example](https://tour.example), **[**HTTPS://tour.example**](/)**, and the word https://',
  ])('is not reported: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

describe('markup in a text that allows none', () => {
  const foundInTitle = (title: string) =>
    site({ 'about.json': page({ type: 'banner', title }) }, {}, strayMarks).diagnostics.map(
      ({ location, message }) => ({
        characters: /“(.*)”/.exec(message)?.[1],
        at: location.column - '      "title": "'.length - 1,
      }),
    );

  it.each([
    ['**Malaysia** at a Glance', '**', 0],
    ['Malaysia at **a Glance', '**', 12],
    ['Malaysia *at last*', '*', 9],
    ['[Malaysia](/contact) at a Glance', '](/contact)', 9],
    ['See [Malaysia] (/contact)', '] (/contact)', 13],
    ['Malaysia [at a Glance](/contact', '](/contact', 21],
    ['Malaysia <b>at last</b>', '<b>', 9],
    ['## Malaysia', '##', 0],
    ['- Malaysia', '-', 0],
    ['• Malaysia', '•', 0],
    ['Fees &amp; costs', '&amp;', 5],
  ])('is found: %s', (title, characters, at) => {
    expect(foundInTitle(title)).toEqual([{ characters, at }]);
  });

  it('is found in other documents than pages, too, and reported once for each notation', () => {
    const { diagnostics } = site(
      { '_site.json': { ...siteDocument, name: '**Aspire** [Abroad](/)' } },
      {},
      strayMarks,
    );
    expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/name', '/name']);
  });

  it.each([
    'Fees* in a year',
    '*Lessons alone',
    'Grade A*, A** or A*A*A',
    '2 * 3 * 4',
    'Score < 6 or > 7',
    'Fees [2024] (approximate)',
    'A - B',
    '#1 in nursing',
    'Fees & costs; rent',
    'R&D; and more',
  ])('is not reported: %s', (title) => {
    expect(foundInTitle(title)).toEqual([]);
  });
});
