import type { ReceivedForm } from '../../src/compiled';
import { isPublicAddress, maxLimitFactor, networksOf } from '../networks';
import type { Payload } from '../receiver/check-payload';
import type { Body } from '../receiver/read-body';
import { createDayCounter } from './day-counter';
import { hasLink } from './has-link';
import { judgeSignals, maxSameText, type SpamReason } from './reasons';
import { repeatableTexts } from './repeatable-texts';

/** A valid post, before it is stored. */
interface Post {
  form: ReceivedForm;
  body: Pick<Body, 'isHoneypotFilled' | 'isFromScript' | 'fillTime'>;
  /** The validated input. */
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

/**
 * Creates the filter of all forms. It counts per process and UTC day. `perDayAndAddress` is the number of enquiries a
 * day from one network (networks.ts) that are delivered; 0 for no limit.
 */
export function createSpamFilter(
  perDayAndAddress: number,
  hasBlockedDomain: (text: string) => boolean,
): SpamFilter {
  const countText = createDayCounter({ maxSubjects: maxTexts, maxCount: maxSameText + 1 });
  const countNetwork = createDayCounter({
    maxSubjects: maxNetworks,
    maxCount: maxLimitFactor * perDayAndAddress + 1,
  });
  /** Counts a post for each network of its address. Returns the highest count, relative to the network's size. */
  const countNetworks = (address: string, postId: string) =>
    Math.max(
      ...networksOf(address).map(({ name, limitFactor }) =>
        Math.ceil(countNetwork(name, postId) / limitFactor),
      ),
    );

  return ({ form, body: { isHoneypotFilled, isFromScript, fillTime }, payload, key, address }) => {
    const singleLineTexts = form.fields
      .filter(({ type }) => type === 'text')
      .map(({ name }) => String(payload[name] ?? ''));
    const postId = `${form.submit} ${key}`; // a repetition has the same, and counts once
    return judgeSignals({
      isHoneypotFilled,
      isFromScript,
      fillTime,
      hasBlockedDomain: Object.values(payload).flat().some(hasBlockedDomain),
      hasLinkInSingleLineField: singleLineTexts.some(hasLink),
      sameTextCount: Math.max(0, ...repeatableTexts(form, payload).map((text) => countText(text, postId))),
      isOverDailyLimit:
        perDayAndAddress > 0 && isPublicAddress(address) && countNetworks(address, postId) > perDayAndAddress,
    });
  };
}
