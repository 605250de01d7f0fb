import { describe } from 'vitest';
import { specifyDelivery } from '../../server/delivery-specification';
import { inPostgres } from './postgres-databases';

describe('the delivery workers, in PostgreSQL', () => specifyDelivery(inPostgres()));
