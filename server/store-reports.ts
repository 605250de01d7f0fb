import type { Log } from './log';
import { explainFailure } from './staff/explain-failure';
import type { WhileAway } from './store/await-schema';

/** Reports in the log that the enquiry store cannot be used yet, why, and when it can. */
export const storeReports = (log: Log): WhileAway => ({
  onFailure(error, delay) {
    const seconds = Math.ceil(delay / 1000);
    report(log, `The enquiry store is not available. ${explainFailure(error)} Next attempt in ${seconds} s.`);
  },
  onReady: () => report(log, 'The enquiry store is available.'),
});

const report = (log: Log, what: string) => log.line(`${new Date().toISOString()} ${what}`);
