import type { FieldValue } from '../../src/form/field-rules';
import type { SpamReason } from '../spam/reasons';

/** Why an enquiry is in quarantine: it stays in the store and is not delivered until it is released. */
export type Quarantine = SpamReason;

/** Every channel that an enquiry can be delivered to; which of them are switched on is a matter of the settings. */
export const channelNames = ['webhook', 'mail'] as const;

/** Where an enquiry is delivered to. */
export type ChannelName = (typeof channelNames)[number];

/** The text about the use of the data that the visitor saw, from the form's document. */
export interface Consent {
  version: string;
  /** Missing if the page was older than the receiver: the documents' history has the text of that version. */
  text?: string;
}

/** One enquiry as it is kept. */
export interface Enquiry {
  /** A UUID, made by the receiver. */
  id: string;
  /** The address that the form sent to: `/api/contact-form`. */
  form: string;
  /** ISO 8601 in UTC, to the millisecond. */
  received: string;
  /** What was written and chosen, by the names of the fields: a list for boxes to tick. */
  payload: Readonly<Record<string, FieldValue>>;
  /** Its e-mail address in small letters, by which it can be found and erased. */
  email?: string;
  consent?: Consent;
  quarantine?: Quarantine;
}

/** An enquiry that has just come. */
export interface NewEnquiry extends Enquiry {
  /** The idempotency key: with `form` the name of one act of sending. */
  key: string;
  /** A digest of the payload, to detect a key that is used with a different body. */
  digest: string;
  /** Written with the enquiry in one transaction: what is kept will be delivered. */
  deliverTo: readonly ChannelName[];
}

/** One enquiry on its way through one channel. */
export interface Delivery {
  enquiry: Enquiry;
  channel: ChannelName;
  /** How often it was tried, this time not counted. */
  attempts: number;
}

/** A delivery that has not been completed, as the admin CLI shows it. */
export interface PendingDelivery {
  id: string;
  channel: ChannelName;
  attempts: number;
  /** When it is tried again, ISO 8601; missing if it was given up. */
  due?: string;
  /** What the other side answered last; missing before the first attempt. */
  error?: string;
}

/** How many deliveries of a channel have not arrived. */
export interface Outbox {
  channel: ChannelName;
  waiting: number;
  /** When the oldest enquiry that waits was received, ISO 8601; missing if none waits. */
  oldest?: string;
  /** Given up. */
  dead: number;
}

/** A delivery that was given up. */
export interface DeadLetter {
  id: string;
  channel: ChannelName;
  received: string;
  attempts: number;
  /** What the other side answered at last; never a word of the enquiry. */
  error: string;
}
