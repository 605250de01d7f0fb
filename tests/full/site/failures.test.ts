import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOfFixture } from '../../site/build-site';
import { documentsIn, runScript, runThrough } from '../../site/run-script';
import { copyOfProject } from './project-copy';

const { pages, out } = await copyOfFixture();
const ofThisSite = ['--pages', pages];
const project = copyOfProject();

/** Root may read and write everywhere, unless it drops those capabilities. */
const asAnybody =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

const inTwoLines = (failure: string, advice: string) => ({
  status: 2,
  stdout: '',
  stderr: `Could not ${failure}.\n  hint: ${advice} Then run the command again.\n`,
});

/** Commands that read all documents, besides `build`, `gallery` and `dev`, which need options of their own here. */
const readers: [command: string, words: string[]][] = [
  ['check', []],
  ['new', ['page', 'visit']],
  ['rename', ['/blog', '/weblog']],
];

const dev: [command: string, words: string[]] = ['dev', ['--data', join(out, '../data')]];

describe('a document that its author may not read', () => {
  const file = join(pages, 'about.json');
  afterAll(() => chmod(file, 0o644));

  it.each([['build', ['--out', out]], ['gallery', ['--out', out]], ...readers, dev])(
    'is named by %s %j',
    async (command, words) => {
      await chmod(file, 0o000);
      expect(await runThrough(asAnybody, command, [...words, ...ofThisSite])).toEqual(
        inTwoLines(`open ${file}: permission denied (EACCES)`, 'Ask the administrator of this computer.'),
      );
    },
  );
});

describe('a symbolic link among the documents', () => {
  const reported = (file: string) =>
    inTwoLines(
      `read ${file}: it is a symbolic link, which is not followed (SYMLINK)`,
      'Replace it with the file or folder that it leads to.',
    );

  it.each([['build', ['--out', out]], ...readers] as [string, string[]][])(
    'is reported, whether it is a document or a folder: %s',
    async (command, words) => {
      const kept = join(pages, '..', 'kept');
      await mkdir(kept, { recursive: true });
      for (const name of ['about.json', 'blog']) {
        await rename(join(pages, name), join(kept, name));
        await symlink(join(kept, name), join(pages, name));
        expect(await runScript(command, [...words, ...ofThisSite])).toEqual(reported(join(pages, name)));
        await rm(join(pages, name));
        await rename(join(kept, name), join(pages, name));
      }
    },
  );

  it('is ignored if its name begins with a dot, as in the lock files of editors; the folder itself may be reached by a link', async () => {
    const lock = join(pages, '.#about.json');
    await symlink('asha@desk.4711', lock);
    const link = join(pages, '..', 'link');
    await symlink(pages, link);
    expect((await runScript('check', ['--pages', link])).status).toBe(0);
    await rm(lock);
  });
});

describe('the output', () => {
  it('does not fit on a full disk: the documents are left as they were', async () => {
    const before = await documentsIn(pages);
    // No file may have more than 100 bytes: to a program, such a limit is a full disk.
    const full = ['prlimit', '--fsize=100'];
    for (const words of [
      ['rename', '/about', '/about-us'],
      ['new', 'page', 'visit'],
    ] as const) {
      const [command, ...others] = words;
      const { status, stderr } = await runThrough(full, command, [...others, ...ofThisSite]);
      expect(stderr).toMatch(/^Could not write \S+\.json: the disk is full \(EFBIG\)\.\n/);
      expect(status).toBe(2);
      expect(await documentsIn(pages)).toEqual(before);
    }
  });

  it('needs a folder where there is a file', async () => {
    await writeFile(join(pages, 'team'), 'A file.');
    const folder = join(pages, 'team');
    expect(await runScript('new', ['page', '/team/history', ...ofThisSite])).toEqual(
      inTwoLines(`make the folder ${folder}: it already exists (EEXIST)`, 'Rename the existing one.'),
    );
    await rm(folder);
  });

  it('needs a file where there is a folder', async () => {
    const file = join(project, 'src/generated/documents.ts');
    await rm(file, { force: true });
    await mkdir(file, { recursive: true });
    expect(await runScript('generate', [], project)).toEqual(
      inTwoLines(`open ${file}: a folder is where a file is expected (EISDIR)`, 'Rename that folder.'),
    );
  });
});

describe('a program that is not installed', () => {
  it('is named in the message', async () => {
    expect(await runThrough(['env', 'PATH=/nowhere'], 'diff', [])).toEqual(
      inTwoLines('start git: it is not installed (ENOENT)', 'Install it.'),
    );
  });
});

describe('a damaged enquiry store', () => {
  it('is reported by npm run dev, with the variable that chooses another', async () => {
    const data = join(out, '../damaged');
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'enquiries.db'), 'This is a letter. '.repeat(1000));
    const { status, stderr } = await runScript('dev', ['--data', data, ...ofThisSite]);
    expect(stderr).toContain(`Enquiries cannot be saved in ${data}. The file is damaged`);
    expect(stderr).toContain('[--data DIR]');
    expect(status).toBe(2);
  });
});

describe('an internal error', () => {
  it('is reported with its location in the code', async () => {
    await writeFile(join(project, 'schema/block.schema.json'), '{');
    const { status, stderr } = await runScript('check', [], project);
    expect(stderr).toMatch(/^SyntaxError: .*\n {4}at /);
    expect(stderr).toContain('src/sources/read-schemas.ts');
    expect(status).toBe(1);
  });
});
