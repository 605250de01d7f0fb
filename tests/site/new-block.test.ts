import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong } from '../is-long';
import { copyOfProject } from './project-copy';
import { runScript } from './run-script';

const project = copyOfProject();

function holds(tool: string, ...options: readonly string[]): string {
  const path = join(project, 'node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('a new block', () => {
  const types = [
    'error',
    'a-block-with-a-name-that-is-long-enough-to-break-its-lines',
    ...(isLong ? ['quote', 'office'] : []),
  ];

  it.each(types)('is written completely: %s', async (type) => {
    const { status, stdout } = await runScript('new', ['block', type], project);
    expect(status).toBe(0);
    for (const file of stdout.match(/^ {2}(\S+)$/gm) ?? []) {
      expect(readFileSync(join(project, file.trim()), 'utf8')).not.toBe('');
    }
    expect(stdout.match(/^ {2}\S+$/gm)).toHaveLength(6);
  });

  it('never overwrites an existing block', async () => {
    const { status, stderr } = await runScript('new', ['block', 'banner'], project);
    expect(stderr).toBe('The block “banner” already exists: schema/blocks/banner.schema.json.\n');
    expect(status).toBe(1);
  });

  it('compiles and is formatted', () => {
    expect(holds('typescript/bin/tsc')).toBe('');
    expect(holds('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src', 'schema')).toBe('');
  });

  it('passes its own test and those for every block', () => {
    const own = types.map((type) => join('src/blocks', type));
    const ofBlocks = ['blocks', 'examples', 'generated-lists', 'imports', 'static-components', 'any-site'];
    const conformance = isLong ? [''] : ofBlocks;
    const tests = [
      ...own,
      ...conformance.map((name) => `tests/conformance/${name}`),
      'tests/schema/examples.test.ts',
      ...(isLong ? ['src/diagnostics'] : []),
    ];
    expect(holds('vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)).toBe('');
  });
});
