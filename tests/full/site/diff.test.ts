import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturePages } from '../../site/build-site';
import { commandLine } from '../../site/run-script';
import { smallPages } from '../../site/small-pages';

let folder: string;

const git = (...command: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...command], {
    cwd: folder,
    encoding: 'utf8',
  });

/** `npm run diff` as a person runs it, in a repository of its own. */
function diff(...options: readonly string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const words = [...commandLine('diff'), ...options];
  return new Promise((done) => {
    execFile(process.execPath, words, { cwd: folder }, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, path), text.replace(from, to));
}

/** Blocks that show or calculate with the figures of every country; put into a page without such blocks. */
const compare = {
  type: 'compare',
  heading: 'Figure by figure',
  pages: { kind: 'country' },
  groups: [{ title: 'Tours', rows: [{ title: 'Guided', measure: 'tour', scope: { way: 'guided' } }] }],
};
const calculator = { type: 'cost-calculator', heading: 'Your estimate', pages: { kind: 'country' } };

/** `main` has the fixture; the branch `peru` adds a page; `main` goes on meanwhile; a figure is changed uncommitted. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-diff-'));
  await cp(fixturePages, join(folder, 'pages-json'), { recursive: true });
  await cp('schema', join(folder, 'schema'), { recursive: true });
  await edit(
    'pages-json/portugal.json',
    'Most people ride',
    'A guided tour is {{portugal.tour.guided}}. Most people ride',
  );
  await edit(
    'pages-json/prices.json',
    '"blocks": [',
    `"blocks": [${JSON.stringify(compare)}, ${JSON.stringify(calculator)},`,
  );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  git('switch', '--quiet', '--create', 'peru');
  const chile = JSON.parse(await readFile(join(folder, 'pages-json/chile.json'), 'utf8'));
  const listing = { ...chile.listing, name: 'Peru', flag: 'pe', order: 65 };
  const peru = { ...chile, title: 'Ride in Peru', breadcrumb: 'Peru', listing };
  await writeFile(join(folder, 'pages-json/peru.json'), JSON.stringify(peru));
  git('add', '.');
  git('commit', '--quiet', '--message', 'Peru');
  git('switch', '--quiet', 'main');
  await edit('pages-json/_words.json', '"next": "Next"', '"next": "Forward"');
  git('commit', '--quiet', '--all', '--message', 'Meanwhile');
  git('switch', '--quiet', 'peru');
  await edit(
    'pages-json/_facts/portugal.json',
    '"from": 1000,\n        "to": 1500',
    '"from": 1100,\n        "to": 1600',
  );
});

afterAll(() => rm(folder, { recursive: true }));

describe('npm run diff', () => {
  it('describes the changes of a branch since it left main, committed or not', async () => {
    const { status, stdout } = await diff();
    expect(stdout).toMatchInlineSnapshot(`
      "Adds 1 route (/peru), 5 listings; changes 1 figure.

      Peru (/peru)
        adds the page /peru
        listed in menu “Countries”, footer “Countries”, cards of “Home”, cards of “Luggage Transport”, cards of “Rail Services”

      Figures in _facts/portugal.json
        “Guided tour”: €1,000–1,500 a week to €1,100–1,600 a week
          Kinds of pages
            kinds, country, opening, At a glance: €1,100–1,600 a week
          Portugal (/portugal)
            Portugal by bicycle, paragraphs: “A guided tour is €1,100–1,600 a week.”
            Portugal at a glance, Guided tour: €1,100–1,600 a week
            Prices in Portugal, Guided tour: €1,100–1,600 a week
          Prices (/prices)
            Figure by figure: €1,100–1,600 a week
            Your estimate: calculates with €1,100–1,600 a week
      "
    `);
    expect(status).toBe(0);
  });

  it('writes Markdown and JSON as well', async () => {
    expect((await diff('main', '--format', 'markdown')).stdout).toContain('#### Peru (/peru)');
    expect(JSON.parse((await diff('--format', 'json')).stdout).groups[0]).toMatchObject({
      name: 'Peru',
      route: '/peru',
      draft: false,
    });
  });

  it('takes any revision, and an absolute path to the documents; it leaves the work tree as it is', async () => {
    const before = git('status', '--porcelain');
    expect((await diff('HEAD', '--pages', join(folder, 'pages-json'))).stdout).toMatch(
      /^Changes 1 figure\.\n/,
    );
    expect(git('status', '--porcelain')).toBe(before);
  });

  it('refuses documents that are in no repository', async () => {
    const outside = await diff('HEAD', '--pages', tmpdir());
    expect(outside.stderr).toMatch(/ is in no Git repository, so nothing is known of how it was\.\nUsage: /);
    expect(outside.status).toBe(2);
  });

  it('reports unknown arguments', async () => {
    const unknown = await diff('mian');
    expect(unknown.stderr).toMatch(/^Git has no revision “mian”\.\nUsage: /);
    expect(unknown.status).toBe(2);
    expect((await diff('--format', 'html')).status).toBe(2);
  });
});

it('a site may be a repository of its own', async () => {
  const { pages } = await smallPages();
  const gitThere = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...words], {
      cwd: pages,
    });
  gitThere('init', '--quiet', '--initial-branch=main');
  gitThere('add', '.');
  gitThere('commit', '--quiet', '--message', 'The site');
  const file = join(pages, 'about.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"title": "[^"]*"/, '"title": "About us now"'));
  expect((await diff('--pages', pages)).stdout).toContain('About us now');
  await rm(dirname(pages), { recursive: true });
});
