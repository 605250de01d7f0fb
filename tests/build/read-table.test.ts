import { describe, expect, it } from 'vitest';
import { readTable } from '../../src/sources/read-table';

const rows = [
  ['Alt', 'Neu'],
  ['/über.html', '/norway'],
];
const text = 'Alt,Neu\n/über.html,/norway\n';

describe('a table', () => {
  it.each([
    ['commas', text],
    ['semicolons', text.replaceAll(',', ';')],
    ['tabs', text.replaceAll(',', '\t')],
    ['line ends CR LF, of Windows', text.replaceAll('\n', '\r\n')],
    ['line ends CR alone', text.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${text}`],
    ['quotes and space around', ' "Alt" , Neu \n/über.html,"/norway"\n'],
    ['letters in NFD', text.normalize('NFD')],
  ])('is read with %s', (_with, saved) => {
    expect(readTable(Buffer.from(saved))).toEqual(rows);
  });

  it.each([
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('a,b\n', 'utf16le')],
  ])('is refused in %s, with advice', (_in, bytes) => {
    expect(() => readTable(bytes)).toThrow('It is not saved as UTF-8. Save it');
  });

  it('is refused where a quote is not closed', () => {
    expect(() => readTable(Buffer.from('"/a.html,/norway\n/b.html,/norway\n'))).toThrow(/Quote Not Closed/);
  });

  it('may be empty', () => {
    expect(readTable(Buffer.from(''))).toEqual([]);
  });
});
