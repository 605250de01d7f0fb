import { errorCode } from './error-code';
import { explainFailure } from './explain-failure';
import type { Log } from './log';
import type { WaitListeners } from './store/wait-for-database';

/** Logs that the enquiry store is unavailable and why, and when it is available again. */
export const createStoreListeners = (log: Log): WaitListeners => ({
  onFailure(error, delay) {
    const seconds = Math.ceil(delay / 1000);
    log.error('store_away', {
      message: `The enquiry store is not available. ${explainFailure(error)} Trying again in ${seconds} s.`,
      code: errorCode(error),
    });
  },
  onReady: () => log.info('store_available', { message: 'The enquiry store is available.' }),
});
