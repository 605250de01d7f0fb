import { chmodSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixturePages } from '../../site/build-site';
import { newFolderPath, siteToSpoil } from '../../site/run-check';
import { runHere } from '../../site/run-here';

const check = (words: readonly string[]) => runHere('check', words);
const misspell = (text: string) => text.replace('"heading"', '"headnig"');

describe('check --fix', () => {
  it('fixes a document with Windows line endings and a byte order mark, and changes no other byte', async () => {
    const pages = siteToSpoil();
    const file = join(pages, 'prices.json');
    const valid = `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
    writeFileSync(file, misspell(valid));
    chmodSync(file, 0o640);
    const { status, stderr } = await check(['--pages', pages, '--fix']);
    expect(readFileSync(file, 'utf8')).toBe(valid);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(stderr).toContain(`Fixed ${file}\n`);
    expect(stderr).toMatch(/No problems\.\n$/);
    expect(status).toBe(0);
  });

  it('reports what remains, and leaves what it cannot fix as it is: of a file that is not UTF-8, characters would be lost', async () => {
    const pages = siteToSpoil();
    const broken = join(pages, 'about.json');
    writeFileSync(broken, '{ "titel": "About", }');
    const fixed = join(pages, 'prices.json');
    writeFileSync(fixed, misspell(readFileSync(fixed, 'utf8')));
    const file = join(pages, 'norway.json');
    const bytes = Buffer.from(misspell(readFileSync(file, 'utf8')).replace('"title": "', '"title": "\u0001'));
    bytes[bytes.indexOf(1)] = 0xe9; // é in Windows-1252
    writeFileSync(file, bytes);
    const { status, stderr } = await check(['--pages', pages, '--fix', broken, fixed, file]);
    expect(readFileSync(broken, 'utf8')).toBe('{ "titel": "About", }');
    expect(readFileSync(fixed, 'utf8')).not.toContain('headnig');
    expect(stderr).toContain(`Fixed ${fixed}\n`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(stderr).toContain(`Not fixed, since it is not UTF-8 or has just changed: ${file}\n`);
    expect(stderr).toMatch(/about\.json:\d+:\d+ {2}error {2}syntax-error/);
    expect(stderr).toContain('“headnig”');
    expect(status).toBe(1);
  });

  it('migrates documents of an older contract, all of them and only once', async () => {
    const pages = newFolderPath();
    cpSync('tests/authoring/contract-0', pages, { recursive: true });
    for (const files of ['_images', '_files'])
      cpSync(join(fixturePages, files), join(pages, files), { recursive: true });

    const old = await check(['--pages', pages, join(pages, 'about.json')]);
    expect(old.stderr).toMatch(/_site\.json:1:1 {2}error {2}old-contract[\s\S]*\n1 error, 0 warnings\.\n/);
    expect(old.stderr).toContain(`npm run check -- --pages ${pages} --fix`);

    const { status, stderr } = await check(['--pages', pages, '--fix']);
    expect(stderr).toContain(`Migrated ${pages} from contract 0 to contract 1:\n`);
    expect(status, stderr).toBe(0);

    const texts = () =>
      readdirSync(pages, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.json'))
        .map((path) => readFileSync(join(pages, path), 'utf8'));
    const migrated = texts();
    expect((await check(['--pages', pages, '--fix'])).stderr).not.toContain('Migrated');
    expect(texts()).toEqual(migrated);
  });

  it('writes nothing into documents of a newer contract', async () => {
    const pages = siteToSpoil();
    const site = join(pages, '_site.json');
    writeFileSync(site, readFileSync(site, 'utf8').replace(/"contract": \d+/, '"contract": 99'));
    const file = join(pages, 'prices.json');
    writeFileSync(file, misspell(readFileSync(file, 'utf8')));
    const { status, stderr } = await check(['--pages', pages, '--fix']);
    expect(readFileSync(file, 'utf8')).toContain('headnig');
    expect(stderr).toMatch(/newer-contract[\s\S]*\n1 error, 0 warnings\.\n/);
    expect(status).toBe(1);
  });
});
