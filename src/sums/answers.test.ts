import { describe, expect, it } from 'vitest';
import type { QuotableFact } from '../resolved';
import { answersTo, type Question } from './answers';

const fact = (id: string, scope?: QuotableFact['scope'], within?: string): QuotableFact => ({
  id,
  name: `here.${id}`,
  title: id,
  measure: id.split('.')[0] ?? id,
  value: { count: 1 },
  ...(scope && { scope }),
  ...(within && { within: `here.${within}` }),
  sort: 'typical',
  status: 'given',
});

const facts = [
  fact('fee'),
  fact('fee.long', { level: 'long' }),
  fact('fee.short', { level: 'short', kind: 'public' }),
  fact('living'),
  fact('living.north', { city: 'north' }, 'living'),
  fact('living.south', { city: 'south' }, 'living'),
  fact('rent'),
  fact('rent.north', { city: 'north' }),
];

function ask(question: Question, of: readonly QuotableFact[] = facts) {
  const answers = answersTo(question, of);
  return [answers.facts, answers.others].map((some) => some.map(({ id }) => id));
}

describe('a question', () => {
  it('is answered by the figure of what it asks for', () => {
    expect(ask({ measure: 'fee', scope: { level: 'long' } })).toEqual([['fee.long'], []]);
    expect(ask({ measure: 'fee', scope: { level: 'short' } })).toEqual([['fee.short'], []]);
  });

  it('has no answer where the register says nothing of it', () => {
    expect(ask({ measure: 'permit' })).toEqual([[], []]);
    expect(ask({ measure: 'fee', scope: { level: 'middle' } })).toEqual([[], []]);
  });

  it('is answered by what holds for everything if it allows that and there is nothing closer', () => {
    expect(ask({ measure: 'fee', scope: { level: 'middle' }, general: true })).toEqual([['fee'], []]);
    expect(ask({ measure: 'fee', scope: { level: 'long' }, general: true })).toEqual([['fee.long'], ['fee']]);
  });

  it('about everything is answered by the parts of which the register says that they are some', () => {
    expect(ask({ measure: 'living' })).toEqual([['living.north', 'living.south'], ['living']]);
    expect(ask({ measure: 'living', scope: { city: 'north' } })).toEqual([['living.north'], []]);
    expect(ask({ measure: 'living', scope: { city: 'west' }, general: true })).toEqual([['living'], []]);
  });

  it('about everything is not answered by a single case of it', () => {
    expect(ask({ measure: 'rent' })).toEqual([['rent'], []]);
  });

  it('is answered by each kind that the register tells apart', () => {
    const kinds = [
      fact('tuition.public', { kind: 'public' }),
      fact('tuition.public-long', { kind: 'public', level: 'long' }, 'tuition.public'),
      fact('tuition.private', { kind: 'private' }),
    ];
    const question = { measure: 'tuition', scope: { level: 'long' } };
    expect(ask({ ...question, general: true }, kinds)).toEqual([
      ['tuition.public-long', 'tuition.private'],
      ['tuition.public'],
    ]);
    expect(ask(question, kinds)).toEqual([['tuition.public-long'], []]);
  });
});
