import type { Settings } from '../settings';
import type { CurrentBuild } from '../site/build';
import type { ChannelName } from '../store/enquiry';
import type { Send } from './channel';
import { createMail } from './mail';
import { createWebhook } from './webhook';

/** The enabled channels; none by default. */
export function openChannels(
  { webhook, mail }: Pick<Settings, 'webhook' | 'mail'>,
  currentBuild: CurrentBuild,
): ReadonlyMap<ChannelName, Send> {
  const channels = new Map<ChannelName, Send>();
  if (webhook) channels.set('webhook', createWebhook(webhook));
  if (mail) channels.set('mail', createMail(mail, currentBuild));
  return channels;
}
