import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How many of the system's ticks there are in a second: Linux tells this figure to every program. */
const ticks = 100;

/** How long a process has kept processors busy so far, seconds: what other programs do meanwhile does not count. */
export function processorTimeOf(pid: number): number {
  if (process.platform === 'linux') {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third on
    return (Number(fields[11]) + Number(fields[12])) / ticks; // in programs, and in the system for them
  }
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return time.split(/[-:]/).reduce((sum, part) => 60 * sum + Number(part), 0);
}
