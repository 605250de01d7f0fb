import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { formatAsJson } from './format-diagnostics-json';

const isReport = new Ajv2020().compile(JSON.parse(readFileSync('schema/check-report.schema.json', 'utf8')));

const location = { file: 'about.json', pointer: '/blocks/0/to', line: 3, column: 5, length: 9 };
const required = {
  code: 'unknown-route',
  severity: 'error',
  location,
  message: 'There is no page “/nowhere”.',
} as const;

it('the JSON report has the properties that the schema of reports describes, and no internal ones', () => {
  const whole: Required<Diagnostic> = {
    ...required,
    hint: 'Did you mean “/norway”?',
    fix: { found: '/nowhere', text: '/norway' },
    adds: { path: ['form', 'send'], value: 'Send' },
    unknown: { type: 'route', name: '/nowhere', near: '/norway' },
    leadsTo: 'unused-image',
  };
  const report = JSON.parse(formatAsJson([whole, required]));
  expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
  const { unknown: _unknown, leadsTo: _leadsTo, ...published } = whole;
  expect(report).toEqual([published, required]);
});
