import { collectDefaultMetrics, Registry } from 'prom-client';
import { createBackupMetrics } from './backup-metrics';
import { createDeliveryMetrics } from './delivery-metrics';
import { createRequestMetrics } from './request-metrics';
import type { ServerState } from './server-state';
import { createStateMetrics } from './state-metrics';
import { createStoreMetrics } from './store-metrics';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics of this process: callbacks that record events, and the text for scrapes. Labels have few and predefined
 * values (forms, outcomes, channels); never a path, an address or a visitor's text.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestMetrics(registry);
  const showState = createStateMetrics(registry);
  return {
    onPost: requests.onPost,
    onRefused: requests.onRefused,
    onResponse: requests.onResponse,
    ...createStoreMetrics(registry),
    ...createDeliveryMetrics(registry),
    ...createBackupMetrics(registry),
    /** Media type of the Prometheus text format, version 0.0.4. */
    contentType: registry.contentType,
    /** The counters, and the current state. */
    async scrape(readState: () => Promise<ServerState>): Promise<string> {
      const state = await readState();
      requests.expectForms(state.build.forms);
      showState(state);
      return registry.metrics();
    },
  };
}
