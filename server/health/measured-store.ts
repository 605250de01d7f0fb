import type { Store } from '../store/store';

/** What monitoring asks of a store. */
export type MeasuredStore = Pick<Store, 'ping' | 'probe' | 'lastCommit' | 'outbox' | 'quarantined' | 'size'>;
