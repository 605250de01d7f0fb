import type { ReceivedForm } from '../../src/compiled';
import { largestShare, networksOf } from '../networks';
import type { Payload } from '../receiver/check-payload';
import type { BlockedDomains } from './blocked-domains';
import { createDayCounter } from './day-counter';
import { hasLink } from './has-link';
import { isPublicAddress } from './is-public-address';
import { judgeSignals, maxOfOneText, type Signals, type SpamLimits, type SpamReason } from './reasons';
import { repeatableTexts } from './repeatable-texts';

/** A valid post, before it is kept. */
export interface Post extends Pick<Signals, 'isHoneypotFilled' | 'isFromScript' | 'fillTime'> {
  form: ReceivedForm;
  payload: Payload;
  /** The idempotency key, by which a repetition is known. */
  key: string;
  /** Whose it is; empty if that is not known. */
  address: string;
}

/** Why a post goes into quarantine; undefined if it does not. Counts the post, so call it once for each. */
export type SpamJudge = (post: Post) => SpamReason | undefined;

/** How many texts and networks are kept: 11 MB with the default limits. */
const maxTexts = 10_000;
const maxNetworks = 5000;

/** One for all forms. It counts in this process and until the end of the UTC day. */
export function createSpamJudge(
  { perDayAndAddress }: SpamLimits,
  blockedDomains?: Pick<BlockedDomains, 'isIn'>,
): SpamJudge {
  const countText = createDayCounter({ maxSubjects: maxTexts, enough: maxOfOneText + 1 });
  const countNetwork = createDayCounter({
    maxSubjects: maxNetworks,
    enough: largestShare * perDayAndAddress + 1,
  });
  /** Of the address's networks the one that has sent the most for its size: a larger one may send more. */
  const countNetworks = (address: string, sender: string) =>
    Math.max(...networksOf(address).map(({ name, share }) => Math.ceil(countNetwork(name, sender) / share)));

  return ({ form, payload, key, address, ...known }) => {
    const values = Object.values(payload).flat();
    const names = form.fields
      .filter(({ type }) => type === 'text')
      .map(({ name }) => String(payload[name] ?? ''));
    const sender = `${form.submit} ${key}`;
    return judgeSignals(
      {
        ...known,
        hasBlockedDomain: values.some((value) => blockedDomains?.isIn(value)),
        hasLinkInName: names.some(hasLink),
        sameTextToday: Math.max(0, ...repeatableTexts(form, payload).map((text) => countText(text, sender))),
        fromNetworkToday:
          perDayAndAddress > 0 && isPublicAddress(address) ? countNetworks(address, sender) : 0,
      },
      { perDayAndAddress },
    );
  };
}
