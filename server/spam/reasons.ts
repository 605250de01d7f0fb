import type { Body } from '../receiver/read-body';

/** Signals of a valid post. */
export interface Signals extends Pick<Body, 'isHoneypotFilled' | 'isFromScript' | 'fillTime'> {
  /** A field contains a blocked domain, such as in an email address or a link. */
  hasBlockedDomain: boolean;
  /** A single-line field contains a link or markup. */
  hasLinkInSingleLineField: boolean;
  /** Number of enquiries with the same text today, including this one. */
  sameTextCount: number;
  /** More enquiries came from the same network today than the daily limit allows. */
  isOverDailyLimit: boolean;
}

/** Minimum time in ms that people need to fill in a form. */
const minFillTime = 3000;

/** Maximum number of delivered enquiries with the same text per day, allowing for namesakes and repeated sending. */
export const maxSameText = 5;

/**
 * Rules by the reason for quarantine that they give. The first that applies gives the reason. They are in order of
 * certainty: behaviour of programs, content, then counts. So genuine enquiries during a wave of spam have one of the
 * last reasons.
 */
const rules = {
  // Visitors do not see the field, and browsers do not autofill it.
  honeypot: ({ isHoneypotFilled }) => isHoneypotFilled,
  // The domain was blocked on purpose, so this takes precedence over heuristics.
  'blocked-domain': ({ hasBlockedDomain }) => hasBlockedDomain,
  // The page's script always sends the time, so this is another program.
  'no-fill-time': ({ isFromScript, fillTime }) => isFromScript && fillTime === undefined,
  // Nearly certain: even with full autofill, a quick visitor needs two clicks.
  'too-quick': ({ fillTime }) => fillTime !== undefined && fillTime < minFillTime,
  // Visitors may paste the wrong text, but hardly a link into a name or another field of one line.
  'link-in-name': ({ hasLinkInSingleLineField }) => hasLinkInSingleLineField,
  // Families or school classes may send the same text, but rarely more than a few times.
  'repeated-text': ({ sameTextCount }) => sameTextCount > maxSameText,
  // The weakest: a school or a mobile carrier is a single address for many visitors.
  'many-from-address': ({ isOverDailyLimit }) => isOverDailyLimit,
} satisfies Readonly<Record<string, (signals: Signals) => boolean>>;

/**
 * Reasons for quarantine. Quarantined enquiries are stored and acknowledged like others; only their delivery waits for
 * a release.
 */
export type SpamReason = keyof typeof rules;

/** All reasons, most certain first. */
export const spamReasons = Object.keys(rules) as readonly SpamReason[];

/** The quarantine reason for these signals, if any. */
export const judgeSignals = (signals: Signals): SpamReason | undefined =>
  spamReasons.find((reason) => rules[reason](signals));
