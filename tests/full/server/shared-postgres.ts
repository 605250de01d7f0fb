import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../../bench/load/postgres';

/** The address of a new, empty database in the PostgreSQL that all tests share. None of them may stop it. */
export const newDatabase = (): Promise<string> =>
  createDatabase(inject('postgresPort'), `test_${randomUUID().replaceAll('-', '')}`);
