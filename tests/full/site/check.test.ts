import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic';
import { fixturePages } from '../../site/build-site';
import { check, siteToSpoil } from '../../site/run-check';
import { runUnread } from '../../site/run-script';

const ofFixture = ['--pages', fixturePages];

describe('the check of a site', () => {
  it('reports nothing if nothing is wrong', async () => {
    const { status, stderr } = await check(ofFixture);
    expect(stderr).toContain('No problems.');
    expect(status).toBe(0);
  });

  it('has more warnings with --release, which then make it exit with 1', async () => {
    const { status, stderr } = await check([...ofFixture, '--release']);
    expect(stderr).toMatch(/_forms\/wide\.json:\d+:\d+ {2}warning {2}simulated-form/);
    expect(stderr).toMatch(/_site\.json:\d+:\d+ {2}warning {2}placeholder/);
    expect(stderr).toMatch(/\n0 errors, \d+ warnings\.\nMore about each: .*\nA warning that .*\n$/);
    expect(status).toBe(1);
  });

  it('gives the severity of each diagnostic as JSON', async () => {
    const { status, stdout } = await check([
      ...ofFixture,
      '--release',
      '--format',
      'json',
      join(fixturePages, '_forms/wide.json'),
    ]);
    const found: Diagnostic[] = JSON.parse(stdout);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['simulated-form', 'warning']]);
    expect(status).toBe(1);
  });

  it('exits with the same status if its output is closed early', async () => {
    const { status, stderr } = await runUnread('check', [...ofFixture, '--release', '--format', 'json']);
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });

  it('reports nothing in a document that is ready for release', async () => {
    expect((await check([...ofFixture, '--release', join(fixturePages, '_forms/tour.json')])).status).toBe(0);
  });

  it('warns of what only the whole site shows, and passes', async () => {
    const folder = siteToSpoil();
    const page = {
      kind: 'page',
      title: 'A page alone',
      description: 'A page that nothing leads to.',
      breadcrumb: 'Alone',
      blocks: [{ type: 'banner', title: 'Alone' }],
    };
    writeFileSync(join(folder, 'alone.json'), JSON.stringify(page));
    const { status, stderr } = await check(['--pages', folder]);
    expect(stderr).toMatch(/alone\.json:1:1 {2}warning {2}orphan-page/);
    expect(stderr).toMatch(
      /\n0 errors, 1 warning\.\nMore about each: docs\/messages\.md\nA warning that .*\n$/,
    );
    expect(status).toBe(0);
  });

  it('refuses a file for --pages', async () => {
    const { status, stderr } = await check(['--pages', 'README.md']);
    expect(stderr).toBe('No documents in README.md\n');
    expect(status).toBe(2);
  });
});
