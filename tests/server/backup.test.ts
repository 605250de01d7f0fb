import { specifyBackups } from './backup-specification';

specifyBackups();
