import { exists } from '../../exists';
import { explainFailure } from '../../explain-failure';
import type { Settings } from '../../settings';
import { databaseFile, openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { actionSource, type Runtime } from '../command';
import { type DoctorResult, failed, ok, warning } from './check';
import { checkMail, checkWebhook } from './check-channels';
import { checkClock, type OtherClock } from './check-clock';
import { checkBackup, checkBuild } from './check-files';
import { checkDisk, checkOutbox, checkTrail, checkWriting } from './check-store';

/** The result of a check, with its name: `disk`. */
export type NamedResult = DoctorResult & { name: string };

/** Checks everything that the server needs, yielding results one by one. */
export async function* runChecks(runtime: Runtime): AsyncGenerator<NamedResult> {
  let settings: Settings;
  try {
    settings = runtime.readSettings();
  } catch (error) {
    yield { name: 'settings', ...failed(explainFailure(error), 'Fix it and run doctor again.') };
    return;
  }
  yield { name: 'settings', ...ok('all variables are valid') };
  yield { name: 'build', ...(await checkBuild(settings)) };

  const webhook = await checkWebhook(settings);
  const others: OtherClock[] = [];
  if (webhook.time !== undefined) {
    others.push({ name: 'the webhook’s receiver', time: webhook.time, localTime: runtime.now() });
  }
  const newest = yield* checkStore(settings, runtime, others);
  if (!settings.databaseUrl && (await exists(settings.data))) {
    yield { name: 'disk', ...(await checkDisk(settings)) };
  }
  yield { name: 'mail', ...(await checkMail(settings)) };
  yield { name: 'webhook', ...webhook };
  yield { name: 'clock', ...checkClock(runtime.now(), others, newest) };
  yield { name: 'backup', ...(await checkBackup(settings.backup, runtime.now())) };
}

/** Returns the time of the newest enquiry in ms since the epoch, and adds the database's clock to `others`. */
async function* checkStore(
  { data, databaseUrl }: Settings,
  runtime: Runtime,
  others: OtherClock[],
): AsyncGenerator<NamedResult, number | undefined> {
  if (!databaseUrl && !(await exists(databaseFile(data)))) {
    // Creating the folder here would make it belong to this user instead of the server's.
    const advice = 'Start the server once, or set DATA to its folder.';
    yield { name: 'store', ...warning(`${databaseFile(data)} does not exist yet`, advice) };
    return undefined;
  }
  let store: Store;
  try {
    store = await openStore(data, databaseUrl);
  } catch (error) {
    yield { name: 'store', ...failed(explainFailure(error), 'Fix that and run doctor again.') };
    return undefined;
  }
  try {
    yield { name: 'store', ...(await checkWriting(store, actionSource(runtime, 'doctor'))) };
    yield { name: 'trail', ...(await checkTrail(store)) };
    yield { name: 'outbox', ...(await checkOutbox(store, runtime.now())) };
    const time = await store.databaseTime();
    if (time !== undefined)
      others.push({ name: 'PostgreSQL', time: Date.parse(time), localTime: runtime.now() });
    const { newest } = await store.count();
    return newest === undefined ? undefined : Date.parse(newest);
  } catch (error) {
    yield { name: 'store', ...failed(explainFailure(error), 'Fix that and run doctor again.') };
    return undefined;
  } finally {
    await store.close();
  }
}
