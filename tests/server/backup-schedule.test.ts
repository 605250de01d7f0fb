import { describe } from 'vitest';
import { specifyScheduledBackups } from './backup-schedule-specification';
import { sqliteDatabases } from './databases';

describe('scheduled backups', () => specifyScheduledBackups(sqliteDatabases()));
