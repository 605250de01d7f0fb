import type { Log } from '../log';
import { type ChannelName, channelNames } from '../store/enquiry';
import type { Store } from '../store/store';
import { type Send, Undelivered } from './channel';
import type { Clock } from './clock';
import { type AttemptResult, type DeliveryWorker, startDeliveryWorker } from './delivery-worker';

interface DeliveryOptions {
  store: Store;
  /** The enabled channels. */
  channels: ReadonlyMap<ChannelName, Send>;
  log: Log;
  clock: Clock;
  /** A random number from 0 to 1. */
  random: () => number;
  /** For metrics: called after each attempt, with its duration in seconds. */
  onAttempt?: (channel: ChannelName, result: AttemptResult, seconds: number) => void;
}

/**
 * Starts a delivery worker for each channel, so that channels do not delay each other. Disabled channels have one, too:
 * their pending deliveries follow the same schedule, in case the channel is enabled again.
 */
export function startDelivery({
  store,
  channels,
  log,
  clock,
  random,
  onAttempt,
}: DeliveryOptions): DeliveryWorker {
  const onStoreFailure = log.createFailureReporter(
    'Deliveries are waiting for the enquiry store',
    'outbox_unreadable',
  );
  const workers = channelNames.map((channel) => {
    return startDeliveryWorker({
      store,
      channel,
      send: channels.get(channel) ?? failToSend,
      clock,
      random,
      onStoreFailure,
      onAttempt: (result, seconds) => onAttempt?.(channel, result, seconds),
      onUndelivered: log.createFailureReporter(`${capitalize(channel)} delivery failed`, 'delivery_failed', {
        channel,
      }),
      onGivenUp({ code }) {
        const message = `${capitalize(channel)} delivery of one enquiry given up: ${code}`;
        log.error('delivery_given_up', { message, channel, code });
      },
    });
  });
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** The sender of a disabled channel: every delivery fails. */
const failToSend: Send = () => Promise.reject(new Undelivered('switched off'));

const capitalize = (channel: ChannelName) => channel.charAt(0).toUpperCase() + channel.slice(1);
