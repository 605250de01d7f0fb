import { inject } from 'vitest';
import { openProgram, type Program } from '../../../bench/load/server-process';

/** The real server, bundled once for all tests. */
export const programOfTests = (): Program => openProgram(inject('program'));

/** The longest that a stress test may take, ms; how long it takes depends on the disk. */
export const stressTimeout = 600_000;
