import { describe, expect, it } from 'vitest';
import { toDoFor } from './to-do';

describe('a text that is to be written', () => {
  it('says what to write, by the first sentence of what the contract says', () => {
    expect(toDoFor({ description: 'What a year costs. The tuition alone.' })).toBe('TODO: What a year costs');
    expect(toDoFor({ description: 'What the table lists: fees by city.' })).toBe(
      'TODO: What the table lists',
    );
  });

  it('is the word alone where there is no room for more, or nothing is said', () => {
    expect(toDoFor({ description: 'The month, shortened.', maxLength: 12 })).toBe('TODO');
    expect(toDoFor({})).toBe('TODO');
  });
});
