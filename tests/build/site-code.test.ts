import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashWithSiteCode, siteCode } from '../../src/bundle/site-code';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-site-blocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of documents with these files. */
function pagesWith(name: string, files: Readonly<Record<string, string>>): string {
  const pages = join(folder, name);
  mkdirSync(pages);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(pages, dirname(path)), { recursive: true });
    writeFileSync(join(pages, path), text);
  }
  return pages;
}

const clientEntry = readFileSync(join(import.meta.dirname, '../../src/entry-browser.ts'), 'utf8');

/** The client entry as it is in the bundle of a site. */
async function clientEntryOf(pages: string): Promise<string> {
  const { transform } = siteCode(pages) as unknown as {
    transform: { handler: (code: string) => Promise<{ code: string }> };
  };
  return (await transform.handler(clientEntry)).code;
}

const hydrates = 'export const hydrate = () => {};';

describe('the client entry', () => {
  it('of a site without islands of its own is that of the engine, to the letter', async () => {
    const pages = pagesWith('plain', { '_blocks/timetable/timetable.tsx': '' });
    expect(await clientEntryOf(pages)).toBe(clientEntry);
    expect(await clientEntryOf('tests/fixture/pages')).toBe(clientEntry);
  });

  it('of a site with islands of its own imports them by their names', async () => {
    const path = '_blocks/timetable/timetable.island.ts';
    const pages = pagesWith('lively', { [path]: hydrates, '_blocks/lamp/switch.island.tsx': hydrates });
    const code = await clientEntryOf(pages);
    expect(code).toContain(`"timetable": () => import(${JSON.stringify(join(pages, path))})`);
    expect(code).toContain('"switch": () => import(');
    expect(code).toContain("...import.meta.glob<IslandModule>(['./**/*.island.{ts,tsx}', '!./**/rare/*'])");
  });

  it.each([
    ['that the engine has', { '_blocks/menu/tabs.island.ts': hydrates }, 'tabs'],
    [
      'that another block has',
      { '_blocks/a/day.island.ts': hydrates, '_blocks/b/day.island.tsx': hydrates },
      'day',
    ],
  ])('refuses an island by a name %s', async (what, files, name) => {
    const pages = pagesWith(what, files as unknown as Record<string, string>);
    await expect(clientEntryOf(pages)).rejects.toThrow(
      `There is an island “${name}” already. Give this one another name.`,
    );
  });
});

it('the hash of the code is another for a copy of the site in another folder, and once an island has changed', async () => {
  const files = { '_blocks/timetable/timetable.island.ts': hydrates };
  const one = pagesWith('one', files);
  const other = join(folder, 'other');
  cpSync(one, other, { recursive: true });
  const before = await hashWithSiteCode('abc'.repeat(20), one);
  expect(await hashWithSiteCode('abc'.repeat(20), other)).not.toBe(before);
  writeFileSync(join(one, '_blocks/timetable/timetable.island.ts'), `${hydrates}\n`);
  expect(await hashWithSiteCode('abc'.repeat(20), one)).not.toBe(before);
});
