import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runEach, runScript } from '../../site/run-script';
import { copyOfProject } from './project-copy';

const project = copyOfProject();
const newBlock = (type: string) => runScript('new', ['block', type], project);

function complaintsOf(tool: string, ...options: readonly string[]): string {
  const path = join(project, 'node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('a new block', () => {
  // A name that a global has, one that wraps lines, and two of which the engine has the plural.
  const types = ['error', 'a-block-with-a-name-that-is-long-enough-to-break-its-lines', 'quote', 'office'];

  it('is written completely, whatever its name', async () => {
    const program = 'src/cli/commands/new.ts';
    for (const { status, stdout } of await runEach(
      types.map((type) => [program, 'block', type]),
      project,
    )) {
      expect(status).toBe(0);
      const files = stdout.match(/^ {2}\S+$/gm) ?? [];
      expect(files).toHaveLength(5);
      for (const file of files) expect(readFileSync(join(project, file.trim()), 'utf8')).not.toBe('');
    }
  });

  it('never overwrites an existing block', async () => {
    const { status, stderr } = await newBlock('banner');
    expect(stderr).toBe('The block “banner” already exists: schema/blocks/banner.schema.json.\n');
    expect(status).toBe(1);
  });

  it('compiles and is formatted', () => {
    // Everything that knows of blocks: tests, measurements and drawings do not.
    const entries = ['scripts/*.ts', 'src/cli/commands/*.ts', 'src/entry-*', 'src/assets/*.d.ts'];
    const include = [...entries, ...types.map((type) => `src/blocks/${type}`)];
    writeFileSync(
      join(project, 'tsconfig.block.json'),
      JSON.stringify({ extends: './tsconfig.json', include }),
    );
    expect(complaintsOf('typescript/bin/tsc', '-p', 'tsconfig.block.json')).toBe('');
    const folders = ['src/blocks', 'schema'];
    expect(complaintsOf('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders)).toBe('');
  });

  it('passes its own test and those for every block', () => {
    const tests = [
      ...types.map((type) => join('src/blocks', type)),
      ...['blocks', 'equal-titles', 'gallery', 'packs'].map((name) => `tests/conformance/${name}.test`),
      'tests/source',
      'tests/schema/examples.test.ts',
    ];
    // Each worker would load every block.
    const options = ['run', '--project', 'unit', '--project', 'source', '--maxWorkers', '1'];
    expect(complaintsOf('vitest/vitest.mjs', ...options, ...tests)).toBe('');
  }, 600_000);
});
