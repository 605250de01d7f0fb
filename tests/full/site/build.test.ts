import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOfFixture, fixturePages } from '../../site/build-site';
import { interrupted } from '../../site/interrupted';
import { runHere } from '../../site/run-here';
import { runScript } from '../../site/run-script';

const folder = await mkdtemp(join(tmpdir(), 'prospectus-out-'));
afterAll(() => rm(folder, { recursive: true }));

const notes = join(folder, 'notes');
await mkdir(notes);
await writeFile(join(notes, 'ideas.txt'), 'Words.');

describe.each(['build', 'gallery'])('npm run %s', (script) => {
  it.each([
    ['a folder of somebody else', notes],
    ['the parent of such a folder', folder],
    ['a file', join(notes, 'ideas.txt')],
  ])('never overwrites %s', async (_what, out) => {
    const { status, stderr } = await runHere(script, ['--out', out]);
    expect(stderr).toContain(`${out} is not a built site and would be deleted`);
    expect(status).toBe(2);
    expect(await readFile(join(notes, 'ideas.txt'), 'utf8')).toBe('Words.');
  });
});

it.each(['build', 'gallery'])(
  'npm run %s ends at once when it is interrupted, and removes what that has left when it is run again',
  async (script) => {
    const out = join(folder, script, 'site');
    expect(await interrupted(script, out, fixturePages)).toBe('SIGINT');
    expect((await runHere(script, ['--out', out, '--pages', fixturePages])).status).toBe(0);
    expect(await readdir(dirname(out))).toEqual(['site']);
  },
);

describe('a photograph that no build has drawn yet', () => {
  it('is drawn in every format', async () => {
    const { pages, out } = await copyOfFixture();
    const [width, height] = [400, 250];
    const noise = { raw: { width, height, channels: 3 as const } }; // of random bytes: no cache has it
    await sharp(randomBytes(3 * width * height), noise)
      .jpeg()
      .toFile(join(pages, '_images/harbour.jpg'));
    expect(await runHere('build', ['--pages', pages, '--out', out])).toMatchObject({ status: 0 });
    const drawn = (await readdir(join(out, 'assets/images'))).filter((name) => name.startsWith('harbour.'));
    expect(drawn.map((name) => extname(name))).toEqual(expect.arrayContaining(['.avif', '.webp', '.jpg']));
    await rm(dirname(pages), { recursive: true });
  });
});

describe('a build with warnings', () => {
  it('leaves them to the check, also those that are found with references', async () => {
    const { pages, out } = await copyOfFixture();
    const file = join(pages, 'portugal.json');
    const text = await readFile(file, 'utf8');
    // A latitude far outside of Portugal.
    await writeFile(
      file,
      text.replace('38.72', '48.72').replace(/"lead": "[^"]*"/, '"lead": "SEE THE WEST COAST"'),
    );
    const { stderr } = await runHere('check', ['--pages', pages]);
    expect(stderr).toMatch(/place-outside[\s\S]*capital-text|capital-text[\s\S]*place-outside/);
    const built = await runHere('build', ['--pages', pages, '--out', out]);
    expect(built).toMatchObject({ status: 0, stderr: expect.not.stringMatching(/warning|place-outside/i) });
    await rm(dirname(pages), { recursive: true });
  });
});

describe('the address of a build', () => {
  it.each(['localhost:4173', 'example.com', 'ftp://example.com'])(
    'is refused unless it is an absolute HTTP address: %s',
    async (base) => {
      const { status, stderr } = await runHere('build', ['--base', base, '--out', notes]);
      expect(stderr).toContain(`“${base}” is not an address: begin it with “https://”.`);
      expect(status).toBe(2);
    },
  );
});

it.each(['build', 'generate'])(
  'npm run %s says of a folder that there are no documents in it',
  async (script) => {
    const { status, stderr } = await runScript(script, ['--pages', join(folder, 'nowhere')]);
    expect(stderr).toContain(`No documents in ${join(folder, 'nowhere')}\n`);
    expect(stderr).not.toContain('missing-document');
    expect(status).not.toBe(0);
  },
);
