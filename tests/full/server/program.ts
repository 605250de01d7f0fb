import { inject } from 'vitest';
import { openProgram, type Program } from '../../../bench/load/server-process';

/** The real server, bundled once for all tests. */
export const programOfTests = (): Program => openProgram(inject('program'));

/** The longest that a test may take which sends the server thousands of requests, ms: that depends on the disk. */
export const timeoutUnderLoad = 600_000;
