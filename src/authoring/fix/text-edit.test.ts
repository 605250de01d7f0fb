import { describe, expect, it } from 'vitest';
import { applyEdits, editOf } from './text-edit';

const locationAt = (line: number, column: number, length: number) => ({
  file: 'pages-json/about.json',
  pointer: '',
  line,
  column,
  length,
});

describe('an edit', () => {
  it('writes a whole text with its quotation marks and its escapes', () => {
    expect(editOf('{\n"titel": 1}', locationAt(2, 1, 7), { found: 'titel', text: 'ti"tle' })).toEqual({
      offset: 2,
      length: 7,
      text: '"ti\\"tle"',
    });
  });

  it('writes a part of a text without quotation marks', () => {
    expect(editOf('"see [it](/old)"', locationAt(1, 11, 4), { found: '/old', text: '/new' })).toEqual({
      offset: 10,
      length: 4,
      text: '/new',
    });
  });

  it('is undefined where the text differs', () => {
    expect(
      editOf('"see [it](\\/old)"', locationAt(1, 11, 4), { found: '/old', text: '/new' }),
    ).toBeUndefined();
  });
});

describe('edits of one text', () => {
  it('are applied in any order, and the rest stays as it is', () => {
    const edits = [
      { offset: 4, length: 1, text: '' },
      { offset: 0, length: 2, text: 'longer' },
    ];
    expect(applyEdits('ab\r\nc\td', edits)).toBe('longer\r\n\td');
  });

  it('do not overlap: only the first is applied', () => {
    const edits = [
      { offset: 0, length: 3, text: 'x' },
      { offset: 2, length: 1, text: 'y' },
    ];
    expect(applyEdits('abcd', edits)).toBe('xd');
  });
});
