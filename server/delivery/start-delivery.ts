import { type ChannelName, channelNames } from '../store/enquiry';
import { type Send, Undelivered } from './channel';
import { type DeliveryOptions, type DeliveryWorker, startDeliveryWorker } from './delivery-worker';

/**
 * Starts a delivery worker for each channel, so that channels do not delay each other. Disabled channels have one, too:
 * their pending deliveries follow the same schedule, in case the channel is enabled again.
 */
export function startDelivery(
  channels: ReadonlyMap<ChannelName, Send>,
  options: DeliveryOptions,
): DeliveryWorker {
  // One for all workers, so that the log says it once.
  const onStoreFailure = options.log.createFailureReporter(
    'Deliveries are waiting for the enquiry store',
    'outbox_unreadable',
  );
  const workers = channelNames.map((channel) =>
    startDeliveryWorker({ ...options, channel, send: channels.get(channel) ?? failToSend, onStoreFailure }),
  );
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
