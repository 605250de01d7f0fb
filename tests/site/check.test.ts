import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic';
import { check } from './run-check';

describe('the check of this site', () => {
  it('is clean', async () => {
    const { status, stderr } = await check([]);
    expect(stderr).toContain('No problems.');
    expect(status).toBe(0);
  });

  it('warns before a release, and is no clean exit then', async () => {
    const { status, stderr } = await check(['--release']);
    expect(stderr).toMatch(/pages-json\/_forms\/wide\.json:\d+:\d+ {2}warning {2}simulated-form/);
    expect(stderr).toMatch(/pages-json\/_site\.json:\d+:\d+ {2}warning {2}placeholder/);
    expect(stderr).toMatch(/\n0 errors, \d+ warnings\.\n$/);
    expect(status).toBe(1);
  });

  it('says as JSON how severe each one is', async () => {
    const { status, stdout } = await check(['--release', '--format', 'json', 'pages-json/_forms/wide.json']);
    const found: Diagnostic[] = JSON.parse(stdout);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['simulated-form', 'warning']]);
    expect(status).toBe(1);
  });

  it('is clean in a document that may go live', async () => {
    expect((await check(['--release', 'pages-json/_forms/consultation.json'])).status).toBe(0);
  });
});
