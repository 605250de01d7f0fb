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

function answerIds(question: Question, register: readonly QuotableFact[] = facts) {
  const answers = answersTo(question, register);
  return [answers.facts, answers.lessSpecific].map((some) => some.map(({ id }) => id));
}

describe('a question', () => {
  it('is answered by the fact with its measure and scope', () => {
    expect(answerIds({ measure: 'fee', scope: { level: 'long' } })).toEqual([['fee.long'], []]);
    expect(answerIds({ measure: 'fee', scope: { level: 'short' } })).toEqual([['fee.short'], []]);
  });

  it('has no answer if the register has no such fact', () => {
    expect(answerIds({ measure: 'permit' })).toEqual([[], []]);
    expect(answerIds({ measure: 'fee', scope: { level: 'middle' } })).toEqual([[], []]);
  });

  it('is answered by a fact about everything if it is general and there is no closer fact', () => {
    expect(answerIds({ measure: 'fee', scope: { level: 'middle' }, general: true })).toEqual([['fee'], []]);
    expect(answerIds({ measure: 'fee', scope: { level: 'long' }, general: true })).toEqual([
      ['fee.long'],
      ['fee'],
    ]);
  });

  it('without a scope is answered by the parts that the register defines', () => {
    expect(answerIds({ measure: 'living' })).toEqual([['living.north', 'living.south'], ['living']]);
    expect(answerIds({ measure: 'living', scope: { city: 'north' } })).toEqual([['living.north'], []]);
    expect(answerIds({ measure: 'living', scope: { city: 'west' }, general: true })).toEqual([
      ['living'],
      [],
    ]);
  });

  it('without a scope is not answered by single cases', () => {
    expect(answerIds({ measure: 'rent' })).toEqual([['rent'], []]);
  });

  it('is answered by one fact for each kind that the register distinguishes', () => {
    const kinds = [
      fact('tuition.public', { kind: 'public' }),
      fact('tuition.public-long', { kind: 'public', level: 'long' }, 'tuition.public'),
      fact('tuition.private', { kind: 'private' }),
    ];
    const question = { measure: 'tuition', scope: { level: 'long' } };
    expect(answerIds({ ...question, general: true }, kinds)).toEqual([
      ['tuition.public-long', 'tuition.private'],
      ['tuition.public'],
    ]);
    expect(answerIds(question, kinds)).toEqual([['tuition.public-long'], []]);
  });
});
