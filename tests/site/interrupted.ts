import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { commandLine } from './run-script';

/** Interrupts a command once it has begun to write beside its target, and resolves with the signal that ended it. */
export async function interrupted(script: string, out: string, pages: string): Promise<unknown> {
  await mkdir(dirname(out), { recursive: true });
  const args = [...commandLine(script), '--out', out, '--pages', pages];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  await expect.poll(() => readdir(dirname(out)), { timeout: 60_000 }).not.toEqual([]);
  child.kill('SIGINT');
  const [, signal] = await exit;
  return signal;
}
