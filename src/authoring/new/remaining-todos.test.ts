import { describe, expect, it } from 'vitest';
import { remainingTodos } from './remaining-todos';

describe('what is left to do in a draft', () => {
  it('is listed by line: texts to write, and example values to replace', () => {
    const text = '{\n  "title": "TODO: The title",\n  "order": 10,\n  "cost": 811\n}\n';
    const source = { path: 'a.json', file: 'pages-json/a.json', text };
    expect(remainingTodos(source, ['/cost'])).toEqual({
      texts: [{ line: 2, text: '"title": "TODO: The title"' }],
      examples: [{ line: 4, text: '"cost": 811' }],
    });
  });
});
