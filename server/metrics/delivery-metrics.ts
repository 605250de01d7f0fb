import { Counter, Histogram, type Registry } from 'prom-client';
import { type AttemptResult, attemptResults } from '../delivery/delivery-worker';

/** Metrics of deliveries. */
export function createDeliveryMetrics(registry: Registry) {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'prospectus_deliveries_total',
    help: 'Attempts to deliver an enquiry, by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const durations = new Histogram({
    name: 'prospectus_delivery_duration_seconds',
    help: 'How long attempts to deliver took, by channel and result.',
    labelNames: ['channel', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  });
  return {
    onDelivered(channel: string, result: AttemptResult, seconds: number): void {
      deliveries.inc({ channel, result });
      durations.observe({ channel, result }, seconds);
    },
    /** Initializes the counters of these channels to 0. */
    startChannelsAtZero(channels: readonly string[]): void {
      for (const channel of channels) {
        for (const result of attemptResults) deliveries.inc({ channel, result }, 0);
      }
    },
  };
}
