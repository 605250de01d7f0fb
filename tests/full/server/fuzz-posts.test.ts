import { expect, it } from 'vitest';
import { fuzzReceiver } from '../../../bench/load/fuzz';
import { programOfTests, timeoutUnderLoad } from './program';
import { newDatabase } from './shared-postgres';

const program = programOfTests();

// PostgreSQL gets fewer posts: what is refused does not depend on the database.
it.each([
  ['SQLite', 2500],
  ['PostgreSQL', 500],
])(
  'every valid post is kept as it was sent, and every other one is refused with its errors: %s',
  async (kind, attempts) => {
    const databaseUrl = kind === 'PostgreSQL' ? await newDatabase() : undefined;
    const report = await fuzzReceiver(program, { attempts, seed: 1, databaseUrl });
    const { faults, statuses, kept, valid, memory, said } = report;
    expect(faults).toEqual([]);
    expect(kept).toBe(valid);
    expect(Object.keys(statuses).filter((status) => !/^(200|303|4..)$/.test(status))).toEqual([]);
    expect(said).toBe('');
    expect(memory.end).toBeLessThan(250); // MB; Node.js itself takes 60
  },
  timeoutUnderLoad,
);
