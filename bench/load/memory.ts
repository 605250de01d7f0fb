import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The memory that a process has in use (its resident set), MB. */
export function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return Number(kilobytes) / 1024;
}
