import { describe } from 'vitest';
import { specifyScheduledBackups } from './backup-schedule-specification';
import { inSqlite } from './databases';

describe('scheduled backups', () => specifyScheduledBackups(inSqlite()));
