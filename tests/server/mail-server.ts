import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createInbox } from './inbox';

export interface Mail {
  from: string;
  to: readonly string[];
  headers: ReadonlyMap<string, readonly string[]>;
  /** The body, its transfer encoding undone. */
  text: string;
  /** The whole message as it came: headers and encoded body. */
  source: string;
}

/** A real SMTP server whose mailbox a test reads. `refuse` gives the reply code for a mail, or 0 to accept it. */
export async function startMailServer({ refuse = () => 0 }: { refuse?: () => number } = {}) {
  const mails = createInbox<Mail>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const source = await text(stream);
      const responseCode = refuse();
      if (responseCode > 0) {
        // The answer names an address, which no log or outbox may repeat.
        return done(Object.assign(new Error('asha@example.com is not welcome'), { responseCode }));
      }
      const from = mailFrom ? mailFrom.address : '';
      mails.put({ from, to: rcptTo.map(({ address }) => address), ...readMail(source) });
      done();
    },
  });
  server.on('error', () => {}); // a client that hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: mails.next,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readMail(source: string): Pick<Mail, 'headers' | 'text' | 'source'> {
  const end = source.indexOf('\r\n\r\n');
  // Folded headers are put on one line each.
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  const body = source.slice(end + 4);
  const [encoding] = headers.get('content-transfer-encoding') ?? [];
  return { headers, text: decode(body, encoding).replaceAll('\r\n', '\n'), source };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
