import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFolder } from '../../src/files/replace-folder';

/** Replaces a site, and kills itself before move 1 or 2, or (`call` 3) after both, before the old site is removed. */
const [dist = '', call = ''] = process.argv.slice(2);
const next = `${dist}.next-${process.pid}`;
renameSync(join(dirname(dist), 'made'), next);

let calls = 0;
const move = (from: string, to: string) => {
  calls += 1;
  if (calls === Number(call)) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
  if (calls === 2 && call === '3') process.kill(process.pid, 'SIGKILL');
};
replaceFolder(dist, next, { move });
