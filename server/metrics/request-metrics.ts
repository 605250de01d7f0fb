import { Counter, Histogram, type Registry } from 'prom-client';
import { type PostOutcome, postOutcomes, unknownForm } from '../receiver/post-outcome';

/** Histogram buckets in seconds, from a refused post to one that waits for a lock. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Metrics of posts and responses. */
export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const posts = new Counter({
    name: 'prospectus_posts_total',
    help: 'Posts by form and outcome; those put in quarantine also by reason.',
    labelNames: ['form', 'outcome', 'reason'],
    registers,
  });
  const postDurations = new Histogram({
    name: 'prospectus_post_duration_seconds',
    help: 'How long posts took to be answered, by form and outcome.',
    labelNames: ['form', 'outcome'],
    buckets: durationBuckets,
    registers,
  });
  const requests = new Counter({
    name: 'prospectus_http_requests_total',
    help: 'Answered requests by area (site, api, health) and class of status.',
    labelNames: ['area', 'status'],
    registers,
  });
  const unknownFormLabels = { form: unknownForm, outcome: 'unknown_form' };
  posts.inc(unknownFormLabels, 0);
  postDurations.zero(unknownFormLabels);
  const formOutcomes = postOutcomes.filter((outcome) => outcome !== 'unknown_form');

  return {
    onPost(form: string, outcome: PostOutcome, seconds: number, reason?: string): void {
      posts.inc(reason ? { form, outcome, reason } : { form, outcome });
      postDurations.observe({ form, outcome }, seconds);
    },
    /** Records a post to a form that was refused before it reached the app. */
    onRefused(form: string): void {
      posts.inc({ form, outcome: 'overloaded' });
      requests.inc({ area: 'api', status: '5xx' });
    },
    onResponse(path: string, status: number): void {
      requests.inc({ area: areaOf(path), status: `${Math.floor(status / 100)}xx` });
    },
    /**
     * Initializes the counters of these forms to 0, because otherwise the first event would not count as an increase.
     */
    startFormsAtZero(forms: readonly string[]): void {
      for (const form of forms) for (const outcome of formOutcomes) posts.inc({ form, outcome }, 0);
    },
  };
}

function areaOf(path: string): string {
  if (path.startsWith('/api/')) return 'api';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'site';
}
