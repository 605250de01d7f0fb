import { describe } from 'vitest';
import { specifyScheduledBackups } from '../../server/backup-schedule-specification';
import { inPostgres } from './postgres-databases';

describe('scheduled backups, in PostgreSQL', () => specifyScheduledBackups(inPostgres()));
