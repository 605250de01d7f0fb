import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { dropConsequences } from './merge-related-diagnostics';

const warning = (code: string, line: number): Diagnostic => ({
  code,
  severity: 'warning',
  location: { file: 'about.json', pointer: '', line, column: 1, length: 1 },
  message: 'It is wrong.',
});

it('a warning that follows from another one on the same line is dropped', () => {
  const cause = warning('other-page', 3);
  const effect = warning('row-currency', 3);
  expect(dropConsequences([effect, cause])).toEqual([cause]);
});

it('a warning on another line, or without a cause, is kept', () => {
  const all = [warning('row-currency', 3), warning('other-page', 4)];
  expect(dropConsequences(all)).toEqual(all);
});
