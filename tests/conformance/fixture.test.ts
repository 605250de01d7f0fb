import { expect, it } from 'vitest';
import { check } from '../../src/compiler/check';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics';
import { readSite } from '../read-site';
import { fixturePages } from '../site/build-site';

const sources = await readSite(fixturePages);

it.each([
  ['today', {}],
  ['in sixty years', { year: sources.year + 60, today: `${sources.year + 60}-01-31` }],
])('the fixture has no error and no warning, %s', (_when, date) => {
  const { diagnostics } = check({ ...sources, ...date });
  const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
  expect(formatDiagnostics(diagnostics, texts)).toBe('No problems.');
});
