import { describe, expect, it } from 'vitest';
import { type MigratedSite, migrateSite } from '../../src/authoring/migrate/migrate-site';
import { check } from '../../src/compiler/check';
import { currentSchemaVersion } from '../../src/compiler/schema-version';
import { hasErrors } from '../../src/diagnostics/diagnostic';
import type { Sources } from '../../src/document/source';
import { fixture } from '../compiler/mutations/fixture-sources';
import { readSite } from '../read-site';

/**
 * A site as it was before there were versions. Kinds of pages and collections were built in then: those of a
 * consultancy for students, whatever the site was about. Images and files are those of the fixture: no migration
 * changes them.
 */
const { documents } = await readSite('tests/authoring/contract-0');
const old: Sources = { ...fixture, documents };

const changed = (path: string, edit: (text: string) => string): Sources => ({
  ...old,
  documents: old.documents.map((source) =>
    source.path === path ? { ...source, text: edit(source.text) } : source,
  ),
});

function migrated(sources: Sources): MigratedSite {
  const result = migrateSite(sources);
  if (!result || 'errors' in result) throw new Error('Nothing was migrated');
  return result;
}

const migratedOld = migrated(old);

const errorsOf = (sources: Sources) =>
  check(sources).diagnostics.filter((diagnostic) => hasErrors([diagnostic]));

describe('documents of version 0', () => {
  it('are reported once, at the document that says no version', () => {
    expect(check(old).diagnostics.map(({ code, location: { file } }) => [code, file])).toEqual([
      ['old-contract', 'tests/authoring/contract-0/_site.json'],
    ]);
  });

  it('have no errors once they are migrated', () => {
    expect(errorsOf({ ...old, ...migratedOld })).toEqual([]);
  });

  it('say their version once they are migrated, right after `$schema`', () => {
    const site = migratedOld.documents.find(({ path }) => path === '_site.json');
    expect(Object.keys(JSON.parse(site?.text ?? '')).slice(0, 2)).toEqual(['$schema', 'contract']);
  });

  it('are not migrated a second time', () => {
    expect(migrateSite({ ...old, documents: migratedOld.documents })).toBeUndefined();
  });

  it('stay as they are where nothing has to change, even their line ends', () => {
    const { documents, changes } = migrated(
      changed('privacy-policy.json', (text) => text.replaceAll('\n', '\r\n')),
    );
    const policy = documents.find(({ path }) => path === 'privacy-policy.json');
    expect(policy?.text).toContain('\r\n');
    expect(changes.map(({ after }) => after.path)).not.toContain('privacy-policy.json');
  });

  it('are migrated with the version written down, too', () => {
    const said = changed('_site.json', (text) => text.replace('"name"', '"contract": 0,\n  "name"'));
    expect(migrated(said).documents).toEqual(migratedOld.documents);
  });

  it('keep the words of the interface that the site has changed', () => {
    const said = changed('_site.json', (text) => text.replace('"next": "Next"', '"next": "Onwards"'));
    const { documents, changes } = migrated(said);
    const words = documents.find(({ path }) => path === '_words.json');
    expect(JSON.parse(words?.text ?? '')).toMatchObject({
      $schema: '../schema/words.schema.json',
      carousel: { next: 'Onwards' },
      blocks: { intakes: { next: expect.stringContaining('{date}') } }, // of which version 0 had no words
    });
    expect(changes.find(({ after }) => after === words)?.before).toBeUndefined();
  });

  it('get the kinds of their pages in a document of its own', () => {
    const { documents } = migratedOld;
    const kinds = documents.find(({ path }) => path === '_kinds.json')?.text ?? '';
    expect(JSON.parse(kinds)).toMatchObject({
      $schema: '../schema/kinds.schema.json',
      kinds: expect.anything(),
    });
    const destination = JSON.parse(kinds).kinds.find(({ kind }: { kind: string }) => kind === 'destination');
    expect(destination).toMatchObject({ address: 'study-{name}', topic: 'country' });
    expect(destination.places.sort()).toEqual(['footer', 'home', 'menu', 'slider']);
    expect(destination.contents.labels).toContainEqual({ section: 'living', label: 'Living' });
    const site = documents.find(({ path }) => path === '_site.json')?.text ?? '';
    expect(Object.keys(JSON.parse(site))).not.toContain('kinds');
  });

  it('get the dates of posts in full, with the year of the article of the same day', () => {
    const { documents } = migratedOld;
    const posts = documents.find(({ path }) => path === 'blog.json')?.text ?? '';
    expect(posts).toContain('          "date": "2023-10-16",\n          "title"');
    expect(posts).not.toMatch(/"(day|month)"/);
  });

  it('get collections with schemas of their own, which blocks name', () => {
    const textOf = (path: string) =>
      migratedOld.documents.find((document) => document.path === path)?.text ?? '';
    expect(JSON.parse(textOf('_collections/offices.schema.json'))).toMatchObject({ title: 'Office' });
    expect(JSON.parse(textOf('_site.json')).booking.contact).toMatchObject({
      collection: 'offices',
      entry: 'harbour',
    });
    expect(textOf('lodges.json')).toContain('"collection": "universities"');
    expect(textOf('lodges.json')).not.toContain('"all"');
  });

  it('are left as they are where one is not JSON, which is reported', () => {
    const result = migrateSite(changed('about.json', (text) => text.replace('{', '{,')));
    expect(result).toEqual({
      errors: [expect.objectContaining({ code: 'syntax-error' })],
    });
  });
});

it('documents of this version and of a later one are not migrated', () => {
  expect(migrateSite(fixture)).toBeUndefined();
  const later = changed('_site.json', (text) =>
    text.replace('"name"', `"contract": ${currentSchemaVersion + 1}, "name"`),
  );
  expect(migrateSite(later)).toBeUndefined();
  expect(check(later).diagnostics.map(({ code }) => code)).toEqual(['newer-contract']);
});

it('the newest version is the example of the schema, which `doctor` reads', () => {
  expect(fixture.schemas['schema/site.schema.json']?.properties?.contract?.examples).toEqual([
    currentSchemaVersion,
  ]);
});
