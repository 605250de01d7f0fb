import { specifyBackups } from '../../server/backup-specification';
import { newDatabase } from './shared-postgres';

specifyBackups({ PostgreSQL: async () => ({ address: await newDatabase() }) });
