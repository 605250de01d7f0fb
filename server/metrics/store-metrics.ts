import { Histogram, type Registry } from 'prom-client';

const commitResults = ['committed', 'failed'] as const;

/** Metrics of commits. */
export function createStoreMetrics(registry: Registry) {
  const registers = [registry];
  const sizes = new Histogram({
    name: 'prospectus_commit_group_size',
    help: 'How many enquiries were committed together.',
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  });
  const durations = new Histogram({
    name: 'prospectus_commit_duration_seconds',
    help: 'How long a group of enquiries took to be committed, or to fail.',
    labelNames: ['result'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  for (const result of commitResults) durations.zero({ result });
  return {
    onGroupCommit(size: number, ms: number, result: (typeof commitResults)[number]): void {
      sizes.observe(size);
      durations.observe({ result }, ms / 1000);
    },
  };
}
