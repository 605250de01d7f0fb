import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../scripts/read-sources';
import { check } from '../../src/compiler/check';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics';

const sites = readdirSync('examples')
  .map((name) => join('examples', name))
  .filter((folder) => existsSync(join(folder, '_site.json')));

describe.each(sites)('the site in %s', (folder) => {
  it('has no error', async () => {
    const sources = await readSources(folder);
    const errors = check(sources).diagnostics.filter(({ severity }) => severity === 'error');
    const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
    expect(formatDiagnostics(errors, texts)).toBe('No problems.');
  });
});
