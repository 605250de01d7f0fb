import { describe } from 'vitest';
import { inSqlite } from './databases';
import { specifyDelivery } from './delivery-specification';

describe('the delivery workers', () => specifyDelivery(inSqlite()));
