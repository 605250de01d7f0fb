/** Why an enquiry goes into quarantine. It is kept and answered like any other; only its delivery waits for a release. */
export type SpamReason =
  | 'honeypot'
  | 'blocked-domain'
  | 'no-fill-time'
  | 'too-quick'
  | 'link-in-name'
  | 'repeated-text'
  | 'many-from-address';

/** What is known of one valid post. */
export interface Signals {
  /** Something was written into the field that no visitor sees. */
  isHoneypotFilled: boolean;
  /** It was sent as JSON: by the page's script, or by a program that imitates it. */
  isFromScript: boolean;
  /** How long the page had been open, ms. A plain post has none. */
  fillTime?: number;
  /** A blocked domain is in the email address or in a link. */
  hasBlockedDomain: boolean;
  /** A single-line field contains a link or markup. */
  hasLinkInName: boolean;
  /** How many enquiries of today have the same text, this one included. */
  sameTextToday: number;
  /** How many enquiries arrived today from the same network, including this one. */
  fromNetworkToday: number;
}

/** Limits that depend on the site. */
export interface SpamLimits {
  /** The most enquiries of one network and day that are delivered; 0: no limit. */
  perDayAndAddress: number;
}

/** Nobody fills in a form sooner than this after the page was opened, ms. */
const minFillTime = 3000;

/** This many enquiries a day with the same text are delivered: namesakes, and visitors who send a second time. */
export const maxOfOneText = 5;

interface QuarantineRule {
  reason: SpamReason;
  applies: (signals: Signals, limits: SpamLimits) => boolean;
}

/**
 * The first that applies is the reason. The order is that of certainty: first what only a program does, then what was
 * written, then what is only counted. So the genuine enquiries of a wave are among the last reasons.
 */
const rules: readonly QuarantineRule[] = [
  // No visitor sees the field, and no browser fills it in.
  { reason: 'honeypot', applies: ({ isHoneypotFilled }) => isHoneypotFilled },
  // Somebody blocked this domain on purpose, so it takes precedence over the heuristics.
  { reason: 'blocked-domain', applies: ({ hasBlockedDomain }) => hasBlockedDomain },
  // The page's script always sends the time: a JSON post without it comes from another program.
  { reason: 'no-fill-time', applies: ({ isFromScript, fillTime }) => isFromScript && fillTime === undefined },
  // Nearly certain: a browser that fills in everything leaves a quick visitor two presses.
  { reason: 'too-quick', applies: ({ fillTime }) => fillTime !== undefined && fillTime < minFillTime },
  // A visitor may paste the wrong thing, but hardly a link into a name.
  { reason: 'link-in-name', applies: ({ hasLinkInName }) => hasLinkInName },
  // A family or a class may write alike: more than a few times is rare.
  { reason: 'repeated-text', applies: ({ sameTextToday }) => sameTextToday > maxOfOneText },
  // The weakest: a school or a mobile carrier is one address for many visitors.
  {
    reason: 'many-from-address',
    applies: ({ fromNetworkToday }, { perDayAndAddress }) =>
      perDayAndAddress > 0 && fromNetworkToday > perDayAndAddress,
  },
];

/** Every reason, the most certain first. */
export const spamReasons: readonly SpamReason[] = rules.map(({ reason }) => reason);

/** Why an enquiry with these signals goes into quarantine; undefined if it does not. */
export const judgeSignals = (signals: Signals, limits: SpamLimits): SpamReason | undefined =>
  rules.find(({ applies }) => applies(signals, limits))?.reason;
