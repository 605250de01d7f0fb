import { describe } from 'vitest';
import { specifyScheduledBackups } from '../../server/backup-schedule-specification';
import { postgresDatabases } from './postgres-databases';

describe('scheduled backups, in PostgreSQL', () => specifyScheduledBackups(postgresDatabases()));
