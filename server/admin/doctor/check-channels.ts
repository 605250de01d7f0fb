import { testMail } from '../../delivery/mail';
import { testWebhook } from '../../delivery/webhook';
import { errorCode } from '../../error-code';
import type { Settings } from '../../settings';
import { type DoctorResult, failed, ok } from './check';

/** Timeout for a webhook, in ms; the same as for deliveries. */
const webhookTimeout = 15_000;

const switchedOff = ok('switched off');

/** Tests the connection and login. No mail is sent. */
export async function checkMail({ mail }: Pick<Settings, 'mail'>): Promise<DoctorResult> {
  if (!mail) return switchedOff;
  try {
    await testMail(mail);
    return ok('connected and logged in');
  } catch (error) {
    const advice = 'Check ENQUIRIES_SMTP_URL: host, port, user, password and firewall.';
    return failed(`could not connect or log in: ${errorCode(error)}`, advice);
  }
}

/** The result of testing the webhook, whose answer also tells the time. */
interface WebhookResult extends DoctorResult {
  /** The time on the other side in ms since the epoch; undefined without a Date header. */
  time?: number;
}

/** Sends a signed test event. */
export async function checkWebhook({ webhook }: Pick<Settings, 'webhook'>): Promise<WebhookResult> {
  if (!webhook) return switchedOff;
  try {
    const time = await testWebhook(webhook, AbortSignal.timeout(webhookTimeout));
    return { ...ok('accepts a signed test event'), time };
  } catch (error) {
    const advice =
      'Check ENQUIRIES_WEBHOOK_URL and ENQUIRIES_WEBHOOK_SECRET, and that the receiver answers `webhook.test` with 2xx.';
    return failed(`did not accept a signed test event: ${errorCode(error)}`, advice);
  }
}
