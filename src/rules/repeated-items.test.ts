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
  });

  it('may begin like another one', () => {
    expect(pointersOf(faq(question, { ...question, content: ['Nothing.'] }))).toEqual([]);
  });
});
