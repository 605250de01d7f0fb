import type { Metrics } from './metrics';
import { type MetricsServer, startMetricsServer } from './metrics-server';
import { createStateReader, type StateSources } from './server-state';

/** Serves the metrics and the server's state at this address. */
export function serveMetrics(
  metrics: Metrics,
  address: { host: string; port: number },
  sources: StateSources,
): Promise<MetricsServer> {
  metrics.expectChannels(sources.channels);
  const readState = createStateReader(sources);
  return startMetricsServer({
    ...address,
    contentType: metrics.contentType,
    scrape: () => metrics.scrape(readState),
  });
}
