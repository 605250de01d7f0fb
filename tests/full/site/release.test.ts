import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../site/build-site';
import { runHere } from '../../site/run-here';
import { smallPages } from '../../site/small-pages';

const copy = await smallPages();
const { pages, out } = copy;
const urlHistory = join(pages, '_urls.json');
const historyText = () => readFile(urlHistory, 'utf8');
const published = async (): Promise<string[]> => JSON.parse(await historyText()).published;

const page = {
  kind: 'page',
  title: 'What is new',
  description: 'A page that was not there before.',
  breadcrumb: 'New',
  blocks: [{ type: 'banner', title: 'New' }],
};

describe('a new page', () => {
  it('needs no entry in the URL history to be checked and built', async () => {
    const before = await historyText();
    await writeFile(join(pages, 'new.json'), JSON.stringify(page));
    await writeFile(join(pages, 'a-draft.json'), JSON.stringify({ ...page, draft: true }));
    expect((await runHere('check', ['--pages', pages])).status).toBe(0);
    expect((await buildSite(copy)).status).toBe(0);
    expect(await historyText()).toBe(before);
  });

  it('has an entry after a release, but not if it is a draft', async () => {
    const before = await published();
    const build = runHere('build', ['--release', '--pages', pages, '--out', out]);
    // Somebody adds an address by hand while it builds: once its unfinished folder lies beside the target.
    const besideOut = () => readdir(dirname(out));
    await expect.poll(besideOut, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^dist\.next-/));
    await writeFile(
      urlHistory,
      (await historyText()).replace('"published": [', '"published": ["/files/plan.pdf",'),
    );
    const { status, stderr } = await build;
    expect(stderr).toContain(`Recorded the new addresses in ${urlHistory}: commit it.`);
    expect(status).toBe(0);
    expect(await published()).toEqual([...before, '/files/plan.pdf', '/new'].sort());
  });

  it('is reported as missing from then on if it is removed', async () => {
    await rm(join(pages, 'new.json'));
    const { status, stderr } = await runHere('check', ['--pages', pages]);
    expect(stderr).toMatch(/_urls\.json:\d+:5 {2}error {2}vanished-route/);
    expect(stderr).toContain('/new was published, but no longer exists.');
    expect(status).toBe(1);
  });
});
