import { describe } from 'vitest';
import { specifyStore } from '../../server/stores-specification';
import { postgresDatabases } from './postgres-databases';

describe('a store in PostgreSQL', () => specifyStore(postgresDatabases()));
