import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code';
import type { CurrentBuild } from '../site/build';
import { type Send, Undelivered } from './channel';
import { mailMessage } from './mail-message';

interface MailSettings {
  /** For example `smtps://user:password@host:465`. */
  smtpUrl: string;
  from: string;
  to: string;
}

/** Timeout in ms for each SMTP step. The delivery worker limits the total. */
const stepTimeout = 10_000;

/**
 * Sends enquiries to a mailbox, each on its own connection, because they are few and none must be left open when
 * stopping.
 */
export function createMail({ smtpUrl, from, to }: MailSettings, currentBuild: CurrentBuild): Send {
  const transport = transportTo(smtpUrl);
  const senderDomain = domainOf(from);

  return async (enquiry, signal) => {
    const build = currentBuild();
    const message = mailMessage(enquiry, build.form(enquiry.form), senderDomain, build.words?.mail);
    // Prevents replies by auto-responders (RFC 3834).
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport
      .sendMail({ ...message, from, to, date: new Date(enquiry.received), headers, signal })
      .catch((error: unknown) => {
        throw new Undelivered(replyCode(error));
      });
  };
}

/** Tests the connection and login without sending. Throws `Undelivered` if the server refuses. */
export async function testMail({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>): Promise<void> {
  const transport = transportTo(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw new Undelivered(replyCode(error));
  } finally {
    transport.close();
  }
}

const transportTo = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    dnsTimeout: stepTimeout,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    // Prevents text by visitors from being read as a file name or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** `example.com` for `Website <website@example.com>`. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** The server's reply code, or why there was none. */
function replyCode(error: unknown): string {
  const hasReply = error instanceof Error && 'responseCode' in error && error.responseCode;
  return hasReply ? `SMTP ${error.responseCode}` : errorCode(error);
}
