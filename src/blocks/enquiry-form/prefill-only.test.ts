import { describe, expect, it } from 'vitest';
import type { FormField } from '../../generated/compiled';
import { isPrefillOnly, shownFields } from './prefill-only';

const field = (name: string, shown?: FormField['shown']): FormField => ({
  id: name,
  name,
  type: 'textarea',
  label: name,
  ...(shown && { shown }),
});

const [question, estimate] = [field('question'), field('estimate', 'filled')];
const namesWith = (valuesFromLink: Readonly<Record<string, string>>, ...fields: readonly FormField[]) =>
  shownFields(valuesFromLink, fields).map(({ name }) => name);

describe('a field that is shown where a link fills it in', () => {
  it('is recognised by what its document says', () => {
    expect([question, estimate].map(isPrefillOnly)).toEqual([false, true]);
  });

  it('is left out of a form to which no link brings it', () => {
    expect(namesWith({}, question, estimate)).toEqual(['question']);
    expect(namesWith({ question: 'When?' }, question, estimate)).toEqual(['question']);
  });

  it('is in its place where a link does, even with an empty value', () => {
    expect(namesWith({ estimate: 'CAD 45,000' }, estimate, question)).toEqual(['estimate', 'question']);
    expect(namesWith({ estimate: '' }, estimate, question)).toEqual(['estimate', 'question']);
  });

  it('may have the name of a property that every object inherits', () => {
    expect(namesWith({}, field('constructor', 'filled'))).toEqual([]);
  });
});

it('other fields are there whatever a link says, in the order of the form', () => {
  expect(namesWith({ unknown: 'x' }, field('b'), field('a'))).toEqual(['b', 'a']);
});
