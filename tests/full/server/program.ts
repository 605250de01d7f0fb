import { inject } from 'vitest';
import { openProgram, type Program } from '../../../bench/load/server-process';

/** The real server, bundled once for all tests. */
export const programOfTests = (): Program => openProgram(inject('program'));

/** The timeout of tests that send the server thousands of requests, in ms: how long they take depends on the disk. */
export const timeoutUnderLoad = 600_000;
