import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameFor, scaffoldSite } from '../../src/authoring/new/scaffold-site';
import { check } from '../../src/compiler/check';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics';
import { readPacks } from '../../src/sources/read-packs';
import { readStarter, starterFolder, starterLanguages } from '../../src/sources/read-starter';
import { readSite } from '../read-site';

const languages = await starterLanguages();
const sources = await readSite(starterFolder);
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`starters/${language}.json`, 'utf8'));

describe('a site can begin in every language', () => {
  it('that has a pack of words', async () => {
    const starters = readdirSync('starters')
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5));
    expect(new Set(languages)).toEqual(new Set(Object.keys(await readPacks())));
    expect(starters).toEqual(expect.arrayContaining([...languages]));
  });

  it.each(languages)('%s, with exactly the texts that the starter has placeholders for', (language) => {
    const documents = sources.documents.map(({ path, text }) => path + text).join('\n');
    const used = [...documents.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, placeholder]) => placeholder);
    // These placeholders get what the author says, not texts of the language.
    const given = ['name', 'language', 'timeZone', 'schema'];
    expect(Object.keys(textsOf(language)).toSorted()).toEqual(
      [...new Set(used)].filter((placeholder) => !given.includes(placeholder ?? '')).toSorted(),
    );
  });
});

describe.each(languages)('a new site in %s', (language) => {
  it('has no error and no warning', async () => {
    const documents = scaffoldSite(await readStarter(language), {
      folder: 'examples/mar-azul',
      name: nameFor('examples/mar-azul'),
      language,
      timeZone: 'Europe/Lisbon',
      schema: '../../schema',
    });
    const { diagnostics } = check({ ...sources, documents });
    const texts = new Map(documents.map(({ file, text }) => [file, text]));
    expect(formatDiagnostics(diagnostics, texts)).toBe('No problems.');
    for (const { path, text } of documents) {
      const { $schema } = JSON.parse(text);
      expect(readFileSync(join('examples/mar-azul', path, '..', $schema), 'utf8')).toContain('"title"');
      expect(text).not.toContain('{{');
    }
  });
});
