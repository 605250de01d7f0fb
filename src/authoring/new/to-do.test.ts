import { describe, expect, it } from 'vitest';
import { toDoFor } from './to-do';

describe('a text that is to be written', () => {
  it('says what to write, with the first sentence of the description', () => {
    expect(toDoFor({ description: 'What a year costs. The tuition alone.' })).toBe('TODO: What a year costs');
    expect(toDoFor({ description: 'What the table lists: fees by city.' })).toBe(
      'TODO: What the table lists',
    );
  });

  it('is only TODO where there is no room for more, or no description', () => {
    expect(toDoFor({ description: 'The month, shortened.', maxLength: 12 })).toBe('TODO');
    expect(toDoFor({})).toBe('TODO');
  });
});
