import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from './run-script';

let folder: string;

const git = (...command: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...command], {
    cwd: folder,
    encoding: 'utf8',
  });

/** `npm run diff` as a person runs it, in a repository of its own. */
function diff(...options: readonly string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const command = [bundled('diff'), ...options];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: folder }, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, path), text.replace(from, to));
}

/** Main has the site as it is; the branch changes a figure and adds a page; main goes on meanwhile. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-diff-'));
  await cp('pages-json', join(folder, 'pages-json'), { recursive: true });
  await cp('schema', join(folder, 'schema'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  git('switch', '--quiet', '--create', 'japan');
  const japan = await readFile(join(folder, 'pages-json/study-ireland.json'), 'utf8');
  const written = { ...JSON.parse(japan), title: 'Study in Japan', breadcrumb: 'Study in Japan' };
  const listing = { name: 'Japan', flag: 'jp', summary: 'A language of its own.', order: 65 };
  await writeFile(join(folder, 'pages-json/study-japan.json'), JSON.stringify({ ...written, listing }));
  git('add', '.');
  git('commit', '--quiet', '--message', 'Japan');
  git('switch', '--quiet', 'main');
  await edit('pages-json/_words.json', '"next": "Next"', '"next": "Forward"');
  git('commit', '--quiet', '--all', '--message', 'Meanwhile');
  git('switch', '--quiet', 'japan');
  await edit(
    'pages-json/_facts/uk.json',
    '"from": 8000, "to": 15000, "currency": "GBP"',
    '"from": 9000, "to": 16000, "currency": "GBP"',
  );
});

afterAll(() => rm(folder, { recursive: true }));

describe('npm run diff', () => {
  it('describes the changes of a branch since it left main, committed or not', async () => {
    const { status, stdout } = await diff();
    expect(stdout).toMatchInlineSnapshot(`
      "Adds 1 route (/study-japan), 4 listings; changes 1 figure.

      Japan (/study-japan)
        adds the page /study-japan
        listed in menu “Study Abroad”, footer “Study Abroad”, cards of “Home”, cards of “Visa Services”

      Figures in _facts/uk.json
        “Tuition, whatever the level”: £8,000–15,000 a year to £9,000–16,000 a year
          Kinds of pages
            kinds, destination, ending, cost-calculator: reckons with £9,000–16,000 a year
          Compare countries (/compare)
            Figure by figure: £9,000–16,000 a year
          Costs (/cost-calculator)
            Your estimate: reckons with £9,000–16,000 a year
          United Kingdom (/study-uk)
            Shorter degrees, clear entry marks, paragraphs: “Our figure for tuition is £9,000–16,000 a year, but the [fees by level](#tuition) go up to £38,000.”
            Facts About the United Kingdom, Tuition: £9,000–16,000 a year
      "
    `);
    expect(status).toBe(0);
  });

  it('writes Markdown and JSON as well', async () => {
    expect((await diff('main', '--format', 'markdown')).stdout).toContain('#### Japan (/study-japan)');
    expect(JSON.parse((await diff('--format', 'json')).stdout).groups[0]).toMatchObject({
      name: 'Japan',
      route: '/study-japan',
      draft: false,
    });
  });

  it('takes any revision, and leaves the work tree as it is', async () => {
    const before = git('status', '--porcelain');
    expect((await diff('HEAD')).stdout).toMatch(/^Changes 1 figure\.\n/);
    expect(git('status', '--porcelain')).toBe(before);
  });

  it('accepts an absolute path to the documents, inside the repository only', async () => {
    expect((await diff('HEAD', '--pages', join(folder, 'pages-json'))).stdout).toMatch(
      /^Changes 1 figure\.\n/,
    );
    const outside = await diff('HEAD', '--pages', resolve('pages-json'));
    expect(outside.stderr).toMatch(/^\S+pages-json is outside this Git repository\.\nUsage: /);
    expect(outside.status).toBe(2);
  });

  it('reports unknown arguments', async () => {
    const unknown = await diff('mian');
    expect(unknown.stderr).toMatch(/^Git has no revision “mian”\.\nUsage: /);
    expect(unknown.status).toBe(2);
    expect((await diff('--format', 'html')).status).toBe(2);
  });
});
