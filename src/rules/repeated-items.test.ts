import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { repeatedItems } from './repeated-items';

const pointersOf = (block: object) =>
  site({ 'about.json': page(block) }, {}, repeatedItems).diagnostics.map(({ location }) => location.pointer);
const faq = (...items: readonly object[]) => ({ type: 'faq', heading: 'Questions', items });
const question = { title: 'What does it cost?', content: ['It is free.'] };

describe('an item of a list', () => {
  it('must appear once', () => {
    expect(pointersOf(faq(question, { ...question, title: 'When?' }, question))).toEqual([
      '/blocks/0/items/2',
    ]);
    expect(pointersOf(saying('Ask us.', 'Ask us.'))).toEqual(['/blocks/0/paragraphs/1']);
    const other = { ...question, content: ['It depends.'] };
    expect(pointersOf(faq(question, other, other))).toEqual(['/blocks/0/items/2']);
  });

  it('may have the icon and the text of another one', () => {
    const card = { icon: 'bike', title: 'One', text: 'It is flat.' };
    const cards = { type: 'cards', heading: 'Tours', items: [card, { ...card, title: 'Two' }] };
    // This site has no icon set, so the icons themselves are reported as missing.
    expect(pointersOf(cards).filter((pointer) => !pointer.endsWith('icon'))).toEqual([]);
  });

  it('must not have the title of another one', () => {
    expect(pointersOf(faq(question, { ...question, content: ['Nothing.'] }))).toEqual([
      '/blocks/0/items/1/title',
    ]);
  });

  it('may have the name of another one at another level', () => {
    const row = (level: string) => ({ program: 'Spanish', level, amount: 900 });
    const table = (...rows: readonly object[]) => ({
      type: 'cost-table',
      of: 'tuition',
      heading: 'Fees',
      currency: 'EUR',
      rows,
    });
    expect(pointersOf(table(row('Bachelor'), row('Master')))).toEqual([]);
    expect(pointersOf(table(row('Bachelor'), { ...row('Bachelor'), amount: 800 }))).toEqual([
      '/blocks/0/rows/1/program',
    ]);
  });
});
