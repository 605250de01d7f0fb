import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic';
import { fixturePages } from '../../site/build-site';
import { siteToSpoil } from '../../site/run-check';
import { runHere } from '../../site/run-here';

const check = (words: readonly string[], env?: NodeJS.ProcessEnv) => runHere('check', words, env);
const schema = JSON.parse(readFileSync('schema/check-report.schema.json', 'utf8'));
const isReport = new Ajv2020({ strict: true }).compile(schema);

function spoil(pages: string, file: string, right: string, wrong: string) {
  const path = join(pages, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(right)) throw new Error(`${file} has no ${right}`);
  writeFileSync(path, text.replace(right, wrong));
}
const breakLink = (pages: string) => spoil(pages, 'about.json', '"/', '"/nowhere-');

/** A site with a misspelt property in `prices.json`, and a broken link in `about.json`, which is reported first. */
const pages = siteToSpoil();
spoil(pages, 'prices.json', '"heading"', '"headnig"');
breakLink(pages);
const site = ['--pages', pages];

describe('the check as JSON', () => {
  it('matches its schema, for errors and for warnings', async () => {
    const { status, stdout } = await check([...site, '--release', '--format', 'json']);
    const report: Diagnostic[] = JSON.parse(stdout);
    expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
    expect(new Set(report.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']));
    expect(report.filter(({ fix }) => fix)).toMatchObject([{ fix: { found: 'headnig', text: 'heading' } }]);
    expect(status).toBe(1);
  });

  it('is an empty list if nothing is wrong', async () => {
    expect(await check(['--pages', fixturePages, '--format', 'json'])).toEqual({
      status: 0,
      stdout: '[]\n',
      stderr: '',
    });
  });

  it('has a schema with valid examples', () => {
    expect(schema.examples.every((example: unknown) => isReport(example))).toBe(true);
    expect(isReport([{ code: 'some-code' }])).toBe(false);
  });
});

describe('the check in a workflow', () => {
  it('fails for a figure whose day has passed only if it is asked to', async () => {
    const expired = siteToSpoil();
    const path = join(expired, '_facts/portugal.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/"reviewBy": "[^"]+"/, '"reviewBy": "2020-01-31"'));
    const ofExpired = ['--pages', expired, '--format', 'github'];
    const warned = await check(ofExpired);
    expect(warned.stdout).toMatch(/^::warning file=\S+portugal\.json.*title=overdue-fact::/m);
    expect(warned.status).toBe(0);
    const failed = await check([...ofExpired, '--expired', 'error']);
    expect(failed.stdout).toMatch(/^::error file=\S+portugal\.json.*title=overdue-fact::/m);
    expect(failed.status).toBe(1);
    expect((await check(['--expired', 'never'])).stderr).toMatch(
      /^--expired is “error” or “warning”\.\nUsage: /,
    );
  });

  it('annotates each line, and ends the log with a summary', async () => {
    const { status, stdout, stderr } = await check([...site, '--format', 'github']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^::error file=\S+about\.json,line=\d+,col=\d+,endColumn=\d+,title=unknown-route::The page “[^”]+” does not exist\./,
    );
    expect(lines[1]).toMatch(
      /title=unknown-property::Unknown property “headnig”\.%0ADid you mean “heading”\?$/,
    );
    expect(stderr).toBe('2 errors, 0 warnings; 1 fixable with npm run check -- --fix.\n');
    expect(status).toBe(1);
  });
});

describe('the check for people', () => {
  it('is sorted by location, and ends with the number of problems and where to read more', async () => {
    const { status, stdout, stderr } = await check(site);
    expect(stderr.indexOf('about.json')).toBeLessThan(stderr.indexOf('prices.json'));
    expect(stderr).toMatch(
      /\n\n2 errors, 0 warnings; 1 fixable with npm run check -- --fix\.\nMore about each: .*\n$/,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  /** A site whose only mistake is a broken link in `about.json`. */
  const siteWithBrokenLink = siteToSpoil();
  breakLink(siteWithBrokenLink);

  it('has colours where they are forced, and none where it does not go to a terminal', async () => {
    const plain = await check(['--pages', siteWithBrokenLink], {});
    const forced = await check(['--pages', siteWithBrokenLink], { FORCE_COLOR: '1' });
    for (const { stderr } of [plain, forced]) expect(stderr).toContain('unknown-route');
    expect(plain.stderr).not.toContain('\u001B[31m');
    expect(forced.stderr).toContain('\u001B[31m');
  });

  it('checks the named documents, however their path is written', async () => {
    const file = relative('.', join(pages, 'prices.json'));
    const { status, stderr } = await check([...site, `./${file}`]);
    expect(stderr).toMatch(
      /\n1 error, 0 warnings; 1 fixable with npm run check -- --fix\.\nMore about each: .*\n$/,
    );
    expect(status).toBe(1);
    expect(
      (await check(['--pages', siteWithBrokenLink, join(siteWithBrokenLink, 'norway.json')])).status,
    ).toBe(0);
  });
});

describe('a wrong argument of the check', () => {
  it.each([
    ['an option that is not known', ['--realease'], '--realease'],
    ['a format that is not known', ['--format', 'xml'], 'Unknown format “xml”.'],
    [
      'two that do not go together',
      ['--fix', '--watch'],
      'Use either --fix or --watch: --fix would change what you are typing.',
    ],
    ['a document that is not there', ['nothing.json'], 'No such document: nothing.json'],
    ['a folder without documents', ['--pages', 'docs/decisions'], 'No documents in docs/decisions'],
  ])('is refused: %s', async (_what, options, message) => {
    const { status, stdout, stderr } = await check(options);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});
