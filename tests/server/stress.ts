import { inject } from 'vitest';
import { openProgram, type Program } from '../../bench/load/server-process';
import { isLong } from '../is-long';

/** How often or how long something is repeated. */
export const times = (usually: number, long: number) => (isLong ? long : usually);

/** The longest that a stress test may take, ms; how long it takes depends on the disk. */
export const stressTimeout = times(120_000, 1_800_000);

/** The real server, built once for all tests. */
export const programOfTests = (): Program => openProgram(inject('program'));
