import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../../src/cli/ask';
import { copyOfFixture } from '../../site/build-site';
import { runHere } from '../../site/run-here';
import { documentsIn } from '../../site/run-script';

const { pages } = await copyOfFixture();
const runNew = (...words: readonly string[]) => runHere('new', [...words, '--pages', pages]);
const check = () => runHere('check', ['--pages', pages]);

describe('a new page', () => {
  it('is a draft with its address and a list of what is left to do', async () => {
    const { status, stdout } = await runNew('country', 'peru');
    expect(status).toBe(0);
    expect(stdout).toContain(`Created ${pages}/peru.json, a draft of /peru\n`);
    expect(stdout).toContain(`  4\t"title": "TODO: The title in the browser's tab and in search results"\n`);
    const [, examples] = stdout.split('Example values to replace, by line:\n');
    expect(examples).toContain('"value": {');
    expect(examples).not.toContain('"flag": ');
    expect(stdout).toMatch(/\n\d\d texts still say TODO, .* delete the line "draft": true;\n/);
  });

  it('has today’s date if it is a post', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-09T12:00'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stdout } = await runNew('post', 'news');
    expect(stdout).toContain('"date": "2027-03-09"\n');
  });

  it('is refused for each unwritten text once it is no longer a draft', async () => {
    const file = join(pages, 'chad.json');
    const { stdout } = await runNew('country', 'chad');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/ *"draft": true,\n/, ''));
    const { status, stderr } = await check();
    await rm(file);
    expect(stderr).toContain(`\n${/(\d+) texts still say TODO/.exec(stdout)?.[1]} errors,`);
    expect(stderr).not.toMatch(/error {2}(?!unfilled-text)/);
    expect(status).toBe(1);
  });

  it('never overwrites an existing page', async () => {
    const file = join(pages, 'portugal.json');
    const before = await readFile(file, 'utf8');
    const { status, stderr } = await runNew('country', 'portugal');
    expect(stderr).toBe(
      `/portugal is already used by ${file}.\n  hint: Open that page, or choose another name.\n`,
    );
    expect(status).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('passes the check in this site, whatever its kind', async () => {
    // scaffold-page.test.ts asks this of every kind; a country was written by a test above.
    for (const kind of ['page', 'service', 'post', 'ride', 'office'])
      expect((await runNew(kind, `/new/${kind}`)).status).toBe(0);
    expect((await check()).stderr).toContain('No problems.');
  });
});

/** Wrong arguments, with a piece of what the command answers. */
const wrong: readonly [words: string[], advice: string][] = [
  [['country', 'São Tomé'], 'Did you mean “sao-tome”?'],
  [['constructor', 'peru'], 'Unknown kind “constructor”.'],
  [[], 'The kind and the name are missing.'],
  [['block', 'quote/card'], 'Did you mean “quote-card”?'],
  ...['con', 'aux', 'guides/nul', 'com1'].map((name): [string[], string] => [
    ['page', name],
    'Windows keeps that name for a device',
  ]),
  [['page', 'a'.repeat(250)], 'It is longer than 200 bytes'],
  [['page', 'about.'], 'Did you mean “about”?'],
  [['block', 'con'], 'Windows keeps that name for a device'],
  [
    ['site', 'examples/aux'],
    'cannot be the name of a folder on every computer. Choose another one: aux-file',
  ],
  [['--kind', 'page'], "Unknown option '--kind'"],
  [['page', 'About.json'], 'Did you mean “about”?'],
  [['page', '/guides/'], 'Did you mean “/guides”?'],
  [['page', 'guides/'], 'Did you mean “guides”?'],
  [['country', '日本'], 'Use lower-case letters, digits and hyphens.\n'],
  [['block', 'Quote Card'], 'Did you mean “quote-card”?'],
  [['country', 'new', 'zealand'], 'Write the name as one word: new-zealand'],
  [['coutnry', 'japan'], 'Did you mean “country”?'],
  [['country'], 'The name is missing.'],
];

describe('npm run new', () => {
  it.each(wrong)('says what is wrong with its arguments: %j', async (words, advice) => {
    const before = await documentsIn(pages);
    const { status, stderr } = await runNew(...words);
    expect(stderr).toContain(advice);
    expect(stderr).toContain('Usage: npm run new -- <kind> <name>');
    expect(status).toBe(2);
    expect(await documentsIn(pages)).toEqual(before);
  });
});

it('writes nothing into a folder without a site, whose name is probably mistyped', async () => {
  const folder = join(pages, '..', 'pages-jsn');
  const { status, stderr } = await runHere('new', ['page', 'about', '--pages', folder]);
  expect(stderr).toContain(`No documents in ${folder}\n`);
  expect(status).toBe(2);
  expect(existsSync(folder)).toBe(false);
});

describe('a question in a terminal', () => {
  const asked = (typed: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end(typed);
    return ask(input, output, ['Which kind?', 'The name is missing.']);
  };

  it('is repeated until it is answered', async () => {
    expect(await asked('page\n\n  about \n')).toEqual(['page', 'about']);
  });

  it('may be left unanswered', async () => {
    expect(await asked('page\n')).toBeUndefined();
  });
});
