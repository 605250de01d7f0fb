import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { formatDiagnostics, type Paint } from './format-diagnostics';

const file = 'pages-json/about.json';
const diagnosticAt = (line: number, column: number, length = 1): Diagnostic => ({
  code: 'some-code',
  severity: 'error',
  location: { file, pointer: '', line, column, length },
  message: 'Something is wrong.',
});
const texts = new Map([[file, '{\n\t"title": "😀 About",\r\n  "kind": "page"\n}']]);

describe('the report of a check', () => {
  it('says so if there is nothing to report', () => {
    expect(formatDiagnostics([], texts)).toBe('No problems.');
  });

  it('counts errors and warnings', () => {
    const report = formatDiagnostics(
      [diagnosticAt(1, 1), diagnosticAt(3, 3), { ...diagnosticAt(3, 11), severity: 'warning' }],
      texts,
    );
    expect(report.split('\n').at(-1)).toBe('2 errors, 1 warning.');
  });

  it('says how many the check can fix', () => {
    const fix = { found: 'knid', text: 'kind' };
    expect(
      formatDiagnostics([{ ...diagnosticAt(3, 3), fix }, diagnosticAt(1, 1)], texts)
        .split('\n')
        .at(-1),
    ).toBe('2 errors, 0 warnings; 1 fixable with npm run check -- --fix.');
  });

  it('has one line for each diagnostic after the first fifty', () => {
    const report = formatDiagnostics(Array(52).fill({ ...diagnosticAt(3, 3), hint: 'Mend it.' }), texts);
    expect(report.match(/hint:/g)).toHaveLength(50);
    expect(report.split('\n').slice(-4)).toEqual([
      'pages-json/about.json:3:3  error  some-code: Something is wrong.',
      'pages-json/about.json:3:3  error  some-code: Something is wrong.',
      '',
      '52 errors, 0 warnings.',
    ]);
  });

  it('underlines the mistake after tabs and before the line endings of Windows', () => {
    expect(formatDiagnostics([diagnosticAt(2, 2, 7), diagnosticAt(2, 11, 99)], texts)).toMatchInlineSnapshot(`
      "pages-json/about.json:2:2  error  some-code
        2 | 	"title": "😀 About",
          | 	^^^^^^^ Something is wrong.

      pages-json/about.json:2:11  error  some-code
        2 | 	"title": "😀 About",
          | 	         ^^^^^^^^^^^ Something is wrong.

      2 errors, 0 warnings."
    `);
  });

  it('leaves out the source line if the text is not known', () => {
    const location = { file: 'pages-json/_site.json', pointer: '', line: 1, column: 1, length: 1 };
    expect(
      formatDiagnostics([{ ...diagnosticAt(1, 1), location, hint: 'Add it.' }], texts),
    ).toMatchInlineSnapshot(`
      "pages-json/_site.json:1:1  error  some-code
        Something is wrong.
        hint: Add it.

      1 error, 0 warnings."
    `);
  });

  it('cuts long lines at both ends', () => {
    const long = new Map([[file, 'a'.repeat(200) + 'b'.repeat(200)]]);
    expect(
      formatDiagnostics([diagnosticAt(1, 201, 5), diagnosticAt(1, 1), diagnosticAt(1, 400)], long),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:1:201  error  some-code
        1 | …aaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
          |                      ^^^^^ Something is wrong.

      pages-json/about.json:1:1  error  some-code
        1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
          | ^ Something is wrong.

      pages-json/about.json:1:400  error  some-code
        1 | …bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
          |                                                                                                     ^ Something is wrong.

      3 errors, 0 warnings."
    `);
  });

  it('can be coloured', () => {
    const paint: Paint = (style, text) => `<${style}>${text}</${style}>`;
    expect(
      formatDiagnostics([{ ...diagnosticAt(3, 3, 6), hint: 'Mend it.' }], texts, paint),
    ).toMatchInlineSnapshot(`
      "<bold>pages-json/about.json:3:3</bold>  <red>error</red>  some-code
      <dim>  3 | </dim>  "kind": "page"
          |   <red>^^^^^^</red> Something is wrong.
        <dim>hint:</dim> Mend it.

      <red>1 error, 0 warnings.</red>"
    `);
  });
});
