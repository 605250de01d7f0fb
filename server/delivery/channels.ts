import type { Settings } from '../settings';
import type { CurrentBuild } from '../site/build';
import { type ChannelName, channelNames } from '../store/enquiry';
import type { Send } from './channel';
import { createMail } from './mail';
import { createWebhook } from './webhook';

/** Names of the enabled channels. */
export const enabledChannels = ({
  webhook,
  mail,
}: Pick<Settings, 'webhook' | 'mail'>): readonly ChannelName[] =>
  channelNames.filter((name) => ({ webhook, mail })[name] !== undefined);

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
