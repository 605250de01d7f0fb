import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { root } from './house';

// What one site is about is in its folder and in the blocks of its trade, and nowhere else in the code.

/**
 * The words of the trade that the main site belongs to, and the countries, cities, language tests and firms it names.
 */
const ofOneTrade =
  /\b(offices?|destinations?|universit(y|ies)|coaching|tuition|scholarships?|consultan(t|cy|ts)|visas?|ielts|pte|celpip|toefl|abroad|meridian|ireland|australia|canada|france|germany|zealand|dubai|auckland|ahmedabad)\b/i;

/**
 * Where a word of the trade is meant: a migration knows the documents of its version; some blocks are made for the
 * trade, and so are examples of them and types from their schemas.
 */
const mayNameTheTrade = [
  /^src\/authoring\/migrate\/from-0\//,
  /^src\/blocks\//,
  /^src\/gallery\//,
  /^src\/generated\//,
];

const files = (
  await Promise.all(
    ['src', 'server', 'scripts'].map(async (folder) =>
      (await filesBelow(join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  )
)
  .flat()
  .filter((file) => /\.(m?tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !mayNameTheTrade.some((pattern) => pattern.test(file)));

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** “src/x.ts:3: the line” for each line in which something is found. */
const found = (isWrong: (line: string) => boolean, among: readonly string[] = files) =>
  among.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (isWrong(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );

const themeOf = (file: string) => readFileSync(join(root, file), 'utf8').toLowerCase();
const neutral = themeOf('src/theme/default.json');
/** Colours of the main site that the neutral theme does not have, too. */
const colors = [...new Set(themeOf('pages-json/_theme.json').match(/#[0-9a-f]{6}/g))].filter(
  (color) => !neutral.includes(color) && !['#000000', '#ffffff'].includes(color),
);

/** Blocks and parts whose schema is made for that trade, and the unions, which name them. */
const schemaOfTrade =
  /\/(at-a-glance|block|words|compare|cost-calculator|cost-table|course-carousel|eligibility|entry-requirements|intakes?|university-explorer)\./;

/** Words of the trade that no example may use in a schema of another purpose. */
const notInExamples =
  /\b(destinations?|universit(y|ies)|coaching|tuition|scholarships?|consult(ation|ancy)s?|counsellors?|visas?|ielts|toefl|meridian|ireland|dublin|australia|ahmedabad)\b/i;

/** The paths, without `.json`, of a site's documents that have an address, and of its forms and registers. */
const namesIn = async (pages: string) =>
  (await filesBelow(join(root, pages)))
    .filter((file) => /^(?!_)|^_(?:forms|facts)\//.test(file) && file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));

const ofFixture = await namesIn('tests/fixture/pages');
const ofMainSite = (await namesIn('pages-json')).filter((name) => !ofFixture.includes(name)).join('|');
/** Finds the address or the file of a document of the main site's own: the fixture has none of that name. */
const ownDocument = new RegExp(`['"\`(]/(?:${ofMainSite})(?=['"\`#?)])|\\b(?:${ofMainSite})\\.json\\b`);

/** Where tests speak of the main site. */
const mayNameMainSite = /^tests\/(full\/(main-site|browsers|e2e\/any-site)|e2e\/smoke|source\/any-site)\b/;

/** Code, schemas and tests that no document of the main site may be named in. */
const engineFiles = (
  await Promise.all(
    ['src', 'server', 'schema', 'packs', 'starters', 'scripts', 'tests'].map(async (folder) =>
      (await filesBelow(join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  )
)
  .flat()
  .filter((file) => /\.(m?tsx?|mjs|json|css)$/.test(file) && !mayNameMainSite.test(file));

const schemas = (await filesBelow(join(root, 'schema')))
  .map((file) => `schema/${file}`)
  .filter((file) => !schemaOfTrade.test(file));

describe('the engine', () => {
  it('is looked at as a whole', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(colors.length).toBeGreaterThan(20);
    expect(ofOneTrade.test('// the university of choice')).toBe(true);
  });

  it('has no word of one trade', () => {
    expect(found((line) => ofOneTrade.test(line))).toEqual([]);
  });

  it('has no example of that trade in schemas that are not made for it', () => {
    expect(schemas.length).toBeGreaterThan(100);
    const examples = schemas.flatMap((file) =>
      linesOf(file).flatMap((line) => (notInExamples.test(line) ? `${file}: ${line.trim()}` : [])),
    );
    expect(examples).toEqual([]);
  });

  it('has no document of the main site in its code, its schemas, its examples and its tests', () => {
    expect(engineFiles.length).toBeGreaterThan(2000);
    expect(ownDocument.test("open('/study-ireland')") && ownDocument.test('study-ireland.json:3')).toBe(true);
    expect(found((line) => ownDocument.test(line), engineFiles)).toEqual([]);
  });

  it('has no colour of the main site', () => {
    expect(found((line) => colors.some((color) => line.toLowerCase().includes(color)))).toEqual([]);
  });
});
