import { describe, expect, it } from 'vitest';
import { withoutInnerFormulas } from './csv';

describe('text in a cell', () => {
  it.each([
    ['Asha; =1+1', "Asha; '=1+1"],
    ['Asha\t@SUM(A1)', "Asha\t'@SUM(A1)"],
    ['Asha\r\n-2+3', "Asha\r\n'-2+3"],
    ['Asha\n＝1', "Asha\n'＝1"],
    [' =1+1', " '=1+1"],
    ['\n+1', "\n'+1"],
  ])('cannot start a formula where another program would start a cell: %j', (text, safe) => {
    expect(withoutInnerFormulas(text)).toBe(safe);
  });

  it.each(['1 + 1 = 2', 'a-b@example.com', 'Asha, =1', 'नमस्ते', 'C++; Java', 'line\nline'])(
    'stays as it is otherwise: %j',
    (text) => {
      expect(withoutInnerFormulas(text)).toBe(text);
    },
  );
});
