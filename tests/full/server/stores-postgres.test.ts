import { describe } from 'vitest';
import { specifyStore } from '../../server/stores-specification';
import { inPostgres } from './postgres-databases';

describe('a store in PostgreSQL', () => specifyStore(inPostgres()));
