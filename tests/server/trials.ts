import { afterAll, beforeAll } from 'vitest';
import { buildServer, type Program } from '../../scripts/trials/server-process';

/** `npm test` asks the same questions as `npm run test:long`, fewer times. */
export const times = (usually: number, long: number) => (process.env.TRIALS === 'long' ? long : usually);

/** The longest that a trial may take, ms; how long it takes depends on the disk. */
export const trialTimeout = times(120_000, 1_800_000);

/** The real server, built once for the tests of a file. */
export function programOfTests(): Program {
  let program: Program;
  beforeAll(async () => {
    program = await buildServer();
  }, 120_000);
  afterAll(() => program.remove());
  return { start: (options) => program.start(options), remove: () => program.remove() };
}
