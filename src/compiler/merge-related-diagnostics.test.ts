import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { dropConsequences } from './merge-related-diagnostics';

const warning = (code: string, line: number): Diagnostic => ({
  code,
  severity: 'warning',
  location: { file: 'about.json', pointer: '', line, column: 1, length: 1 },
  message: 'It is wrong.',
});

it('what follows from another warning at the same line is left out', () => {
  const cause = warning('other-page', 3);
  const effect = warning('row-currency', 3);
  expect(dropConsequences([effect, cause])).toEqual([cause]);
});

it('what stands elsewhere, or alone, is not', () => {
  const all = [warning('row-currency', 3), warning('other-page', 4)];
  expect(dropConsequences(all)).toEqual(all);
});
