import type { ReceivedForm } from '../../src/compiled';
import { isPublicAddress, maxLimitFactor, networksOf } from '../networks';
import type { Payload } from '../receiver/check-payload';
import type { BlockedDomains } from './blocked-domains';
import { createDayCounter } from './day-counter';
import { hasLink } from './has-link';
import { judgeSignals, maxSameText, type Signals, type SpamLimits, type SpamReason } from './reasons';
import { repeatableTexts } from './repeatable-texts';

/** A valid post, before it is stored. */
export interface Post extends Pick<Signals, 'isHoneypotFilled' | 'isFromScript' | 'fillTime'> {
  form: ReceivedForm;
  payload: Payload;
  /** The idempotency key, which identifies repetitions. */
  key: string;
  /** The client's address; empty if unknown. */
  address: string;
}

/** The reason for quarantining a post, if any. Call it once for each post, because it counts them. */
export type SpamFilter = (post: Post) => SpamReason | undefined;

/** Maximum number of texts and networks to count: 11 MB with the default limits. */
const maxTexts = 10_000;
const maxNetworks = 5000;

/** Creates the filter of all forms. It counts per process and UTC day. */
export function createSpamFilter(
  { perDayAndAddress }: SpamLimits,
  blockedDomains?: Pick<BlockedDomains, 'matches'>,
): SpamFilter {
  const countText = createDayCounter({ maxSubjects: maxTexts, maxCount: maxSameText + 1 });
  const countNetwork = createDayCounter({
    maxSubjects: maxNetworks,
    maxCount: maxLimitFactor * perDayAndAddress + 1,
  });
  /** The highest count among the address's networks, relative to their sizes. */
  const countNetworks = (address: string, postId: string) =>
    Math.max(
      ...networksOf(address).map(({ name, limitFactor }) =>
        Math.ceil(countNetwork(name, postId) / limitFactor),
      ),
    );

  return ({ form, payload, key, address, ...signals }) => {
    const values = Object.values(payload).flat();
    const singleLineTexts = form.fields
      .filter(({ type }) => type === 'text')
      .map(({ name }) => String(payload[name] ?? ''));
    const postId = `${form.submit} ${key}`; // a repetition has the same, and counts once
    return judgeSignals(
      {
        ...signals,
        hasBlockedDomain: values.some((value) => blockedDomains?.matches(value)),
        hasLinkInSingleLineField: singleLineTexts.some(hasLink),
        sameTextCount: Math.max(0, ...repeatableTexts(form, payload).map((text) => countText(text, postId))),
        networkCount: perDayAndAddress > 0 && isPublicAddress(address) ? countNetworks(address, postId) : 0,
      },
      { perDayAndAddress },
    );
  };
}
