import { expect, it } from 'vitest';
import { filesWithErrorsIn } from './files-with-errors';

it('files with errors are named once, those with warnings are not', () => {
  const at = (file: string, severity: string) => ({ severity, location: { file, line: 1 } });
  const report = [
    at('site/_words.json', 'error'),
    at('site/index.json', 'warning'),
    at('site/_words.json', 'error'),
    at('site/contact.json', 'error'),
  ];
  expect(filesWithErrorsIn(JSON.stringify(report))).toEqual(['site/_words.json', 'site/contact.json']);
  expect(filesWithErrorsIn('[]')).toEqual([]);
  expect(filesWithErrorsIn('')).toEqual([]);
});
