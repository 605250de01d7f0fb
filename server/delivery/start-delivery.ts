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
  const onStoreFailure = log.failure('Deliveries are waiting for the enquiry store', 'outbox_unreadable');
  const workers = channelNames.map((channel) => {
    return startDeliveryWorker({
      store,
      channel,
      send: channels.get(channel) ?? sendNowhere,
      clock,
      random,
      onStoreFailure,
      onAttempt: (result, seconds) => onAttempt?.(channel, result, seconds),
      onUndelivered: log.failure(`${capitalised(channel)} delivery failed`, 'delivery_failed', { channel }),
      onGivenUp({ code }) {
        const message = `${capitalised(channel)} delivery of one enquiry given up: ${code}`;
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

/** Stands in for a disabled channel. */
const sendNowhere: Send = () => Promise.reject(new Undelivered('switched off'));

const capitalised = (channel: ChannelName) => channel.charAt(0).toUpperCase() + channel.slice(1);
