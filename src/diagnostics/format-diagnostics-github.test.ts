import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { formatForGithub } from './format-diagnostics-github';

const location = { file: 'pages-json/about.json', pointer: '/title', line: 3, column: 5, length: 7 };
const diagnostic: Diagnostic = {
  code: 'some-code',
  severity: 'error',
  location,
  message: 'Something is wrong.',
};

describe('the report for GitHub Actions', () => {
  it('has one workflow command for each diagnostic', () => {
    const warning: Diagnostic = { ...diagnostic, severity: 'warning', hint: 'Mend it.' };
    expect(formatForGithub([diagnostic, warning])).toMatchInlineSnapshot(`
      "::error file=pages-json/about.json,line=3,col=5,endColumn=12,title=some-code::Something is wrong.
      ::warning file=pages-json/about.json,line=3,col=5,endColumn=12,title=some-code::Something is wrong.%0AMend it."
    `);
  });

  it('escapes characters that would end a property or the message', () => {
    const file = 'pages-json/100%, or: more.json';
    const message = '100%, or:\r\nmore';
    expect(formatForGithub([{ ...diagnostic, location: { ...location, file }, message }])).toBe(
      '::error file=pages-json/100%25%2C or%3A more.json,line=3,col=5,endColumn=12,title=some-code::100%25, or:%0D%0Amore',
    );
  });

  it('is empty if there are no diagnostics', () => {
    expect(formatForGithub([])).toBe('');
  });
});
