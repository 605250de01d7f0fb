import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../is-long';
import { commandsOf, copyOfProject } from './project-copy';
import { runScript } from './run-script';

const project = copyOfProject();
const commands = commandsOf(project);
const newBlock = (type: string) => runScript('new', ['block', type], project, commands);
afterAll(() => rmSync(commands, { recursive: true }));

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
    const { status, stdout } = await newBlock(type);
    expect(status).toBe(0);
    for (const file of stdout.match(/^ {2}(\S+)$/gm) ?? []) {
      expect(readFileSync(join(project, file.trim()), 'utf8')).not.toBe('');
    }
    expect(stdout.match(/^ {2}\S+$/gm)).toHaveLength(6);
  });

  it('never overwrites an existing block', async () => {
    const { status, stderr } = await newBlock('banner');
    expect(stderr).toBe('The block “banner” already exists: schema/blocks/banner.schema.json.\n');
    expect(status).toBe(1);
  });

  it('compiles and is formatted', () => {
    // What renders blocks; in the long run everything that knows of them: tests, measurements and drawings do not.
    const entries = isLong ? ['scripts/*.ts', 'src/entry-*'] : ['src/entry-server.tsx'];
    const include = [...entries, ...types.map((type) => `src/blocks/${type}`)];
    writeFileSync(
      join(project, 'tsconfig.block.json'),
      JSON.stringify({ extends: './tsconfig.json', include }),
    );
    expect(holds('typescript/bin/tsc', '-p', 'tsconfig.block.json')).toBe('');
    const written = ['src/blocks', 'schema'];
    expect(holds('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written)).toBe('');
  });

  /** All of conformance takes two minutes. */
  const longest = isLong ? 600_000 : undefined;

  it(
    'passes its own test and those for every block',
    () => {
      const own = types.map((type) => join('src/blocks', type));
      const ofBlocks = ['blocks', 'generated-lists', 'imports', 'static-components', 'any-site'];
      const conformance = isLong ? [''] : ofBlocks;
      const tests = [
        ...own,
        ...conformance.map((name) => `tests/conformance/${name}`),
        ...(isLong ? ['tests/schema/examples.test.ts', 'src/diagnostics'] : []),
      ];
      // What is asked of each block is asked of the others elsewhere.
      const newOnes = isLong ? [] : ['-t', `^(?!the block “(?!(${types.join('|')})”))`];
      // Each worker would load every block.
      const options = ['run', '--project', 'unit', '--maxWorkers', '1', ...newOnes];
      expect(holds('vitest/vitest.mjs', ...options, ...tests)).toBe('');
    },
    longest,
  );
});
