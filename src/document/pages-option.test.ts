import { expect, it } from 'vitest';
import { folderOf, pagesOption } from './pages-option';

it('a command is told the folder of a site, unless it is the main one', () => {
  const source = { path: 'services/visa.json', file: 'examples/escola/services/visa.json', text: '' };
  expect(pagesOption(folderOf(source))).toBe('--pages examples/escola ');
  expect(pagesOption('pages-json')).toBe('');
});
