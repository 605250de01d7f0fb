import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code';
import type { CurrentBuild } from '../site/build';
import { type Send, Undelivered } from './channel';
import { mailMessage } from './mail-message';

interface Mailbox {
  /** `smtps://user:password@host:465` */
  smtpUrl: string;
  from: string;
  to: string;
}

/** The most to wait for each step of the talk with the mail server, ms. The delivery worker limits the whole. */
const stepTimeout = 10_000;

/** Sends an enquiry to a mailbox, each on a connection of its own: they are few, and none is left open by a stop. */
export function createMail({ smtpUrl, from, to }: Mailbox, currentBuild: CurrentBuild): Send {
  const transport = transportTo(smtpUrl);
  const senderDomain = domainOf(from);

  return async (enquiry, signal) => {
    const build = await currentBuild();
    const message = mailMessage(enquiry, build.form(enquiry.form), senderDomain, build.words?.mail);
    // Auto-responders do not reply to mail that is marked as automatic (RFC 3834).
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport
      .sendMail({ ...message, from, to, date: new Date(enquiry.received), headers, signal })
      .catch((error: unknown) => {
        throw new Undelivered(replyCode(error));
      });
  };
}

/** Connects and logs in, and sends nothing. Throws `Undelivered` if the mail server refuses. */
export async function testMail({ smtpUrl }: Pick<Mailbox, 'smtpUrl'>): Promise<void> {
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
    // A visitor's text must never be read as a file name or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** `example.com` for `Website <website@example.com>`. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** The mail server's reply code, or why there was no reply. */
function replyCode(error: unknown): string {
  const hasReply = error instanceof Error && 'responseCode' in error && error.responseCode;
  return hasReply ? `SMTP ${error.responseCode}` : errorCode(error);
}
