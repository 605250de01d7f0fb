import { collectDefaultMetrics, Registry } from 'prom-client';
import { createBackupMetrics } from './backup-metrics';
import { createDeliveryMetrics } from './delivery-metrics';
import { createRequestMetrics } from './request-metrics';
import { addStateMetrics, type StateSources } from './state-metrics';
import { createStoreMetrics } from './store-metrics';

/**
 * The metrics of this process: callbacks that record events, and the text for scrapes. Labels have few and predefined
 * values (forms, outcomes, channels); never a path, an address or a visitor's text.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { startFormsAtZero, ...requests } = createRequestMetrics(registry);
  const { startChannelsAtZero, ...deliveries } = createDeliveryMetrics(registry);
  return {
    ...requests,
    ...createStoreMetrics(registry),
    ...deliveries,
    ...createBackupMetrics(registry),
    /** Media type of the Prometheus text format, version 0.0.4. */
    contentType: registry.contentType,
    /** Adds the server's state. Returns a function for the text of a scrape. */
    createScrape(sources: StateSources): () => Promise<string> {
      startChannelsAtZero(sources.channels);
      addStateMetrics(registry, sources);
      return async () => {
        // `submit` is the path that a form posts to.
        startFormsAtZero(sources.currentBuild().forms.map(({ submit }) => submit));
        return registry.metrics();
      };
    },
  };
}
