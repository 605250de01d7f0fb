import { describe } from 'vitest';
import { sqliteDatabases } from './databases';
import { specifyDelivery } from './delivery-specification';

describe('the delivery workers', () => specifyDelivery(sqliteDatabases()));
