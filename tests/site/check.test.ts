import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic';

/** `npm run check` as a person runs it. */
function check(...options: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', 'scripts/check.ts', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('the check of this site', () => {
  it('is clean', async () => {
    const { status, stderr } = await check();
    expect(stderr).toContain('No problems.');
    expect(status).toBe(0);
  });

  it('warns before a release, and is no clean exit then', async () => {
    const { status, stderr } = await check('--release');
    expect(stderr).toMatch(/pages-json\/_forms\/wide\.json:\d+:\d+ {2}warning {2}simulated-form/);
    expect(stderr).toMatch(/pages-json\/_site\.json:\d+:\d+ {2}warning {2}placeholder/);
    expect(stderr).toMatch(/\n0 errors, \d+ warnings\.\n$/);
    expect(status).toBe(1);
  });

  it('says as JSON how severe each one is', async () => {
    const { status, stdout } = await check('--release', '--format', 'json', 'pages-json/_forms/wide.json');
    const found: Diagnostic[] = JSON.parse(stdout);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['simulated-form', 'warning']]);
    expect(status).toBe(1);
  });

  it('is clean in a document that may go live', async () => {
    expect((await check('--release', 'pages-json/_forms/consultation.json')).status).toBe(0);
  });

  it('tells what it does not know', async () => {
    const { status, stderr } = await check('--realease');
    expect(stderr).toContain('--release');
    expect(status).toBe(2);
  });
});
