import { testMail } from '../../delivery/mail';
import { testWebhook } from '../../delivery/webhook';
import { errorCode } from '../../error-code';
import type { Settings } from '../../settings';
import { type DoctorResult, failed, ok } from './check';

/** The most to wait for a webhook's answer, ms: as long as a delivery does. */
const timeLimit = 15_000;

const off = ok('switched off');

/** Connects and logs in; no mail is sent. */
export async function checkMail({ mail }: Pick<Settings, 'mail'>): Promise<DoctorResult> {
  if (!mail) return off;
  try {
    await testMail(mail);
    return ok('connected and logged in');
  } catch (error) {
    const advice = 'Check ENQUIRIES_SMTP_URL: host, port, user, password and firewall.';
    return failed(`could not connect or log in: ${errorCode(error)}`, advice);
  }
}

export interface WebhookResult extends DoctorResult {
  /** The receiver's clock, ms since 1970; undefined if it sent no Date header. */
  time?: number;
}

/** Sends a signed event that says it is a test. */
export async function checkWebhook({ webhook }: Pick<Settings, 'webhook'>): Promise<WebhookResult> {
  if (!webhook) return off;
  try {
    const time = await testWebhook(webhook, AbortSignal.timeout(timeLimit));
    return { ...ok('accepts a signed test event'), time };
  } catch (error) {
    const advice =
      'Check ENQUIRIES_WEBHOOK_URL and ENQUIRIES_WEBHOOK_SECRET, and that the receiver answers `webhook.test` with 2xx.';
    return failed(`did not accept a signed test event: ${errorCode(error)}`, advice);
  }
}
