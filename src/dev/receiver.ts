import { createApp } from '../../server/app';
import { createLog } from '../../server/log';
import { createGuard } from '../../server/receiver/guard';
import { openBuild } from '../../server/site/build';
import { openStore } from '../../server/store/open-store';
import { memoize } from '../document/memoize';
import { headerRules } from '../emit/headers';
import { serverConfig } from '../emit/server-config';
import type { Snapshot } from './snapshot';

/** Far more requests per minute, and at the same time, than an author sends while trying a form. */
const limits = { perMinuteAndAddress: 1_000, perMinute: 1_000, atOnce: 100 };

/** Opens the receiver (server/receiver) of the preview with a store in the folder `data`, and without delivery. */
export async function openDevReceiver(data: string) {
  const store = await openStore(data, undefined);
  const guard = createGuard(limits);
  const log = createLog((line) => console.error(line));

  /** The Hono app that takes enquiries by the forms of a snapshot. */
  const appFor = memoize(({ site }: Snapshot) => {
    const build = openBuild(serverConfig(site, headerRules()));
    return createApp({
      currentBuild: () => build,
      store,
      guard,
      channels: [],
      trustedProxies: 0,
      onStored: () => undefined,
      onFailure: log.createFailureReporter('Could not save to the enquiry store', 'store_failed'),
      onError: log.createFailureReporter('A request could not be answered', 'request_failed'),
    });
  });

  return { appFor, close: () => store.close() };
}

export type DevReceiver = Awaited<ReturnType<typeof openDevReceiver>>;
