import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/load/free-port';
import { createMail } from '../../server/delivery/mail';
import type { CurrentBuild } from '../../server/site/build';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { startMailServer } from './mail-server';
import { alwaysBuild, siteBuild } from './site-config';

const from = 'Website <website@example.org>';
const to = 'enquiries@example.org';
const neverAborted = new AbortController().signal;

let currentBuild: CurrentBuild;
let server: Awaited<ReturnType<typeof startMailServer>>;
let refusal: number;
beforeEach(async () => {
  currentBuild = alwaysBuild(await siteBuild());
  refusal = 0;
  server = await startMailServer({ refuse: () => refusal });
});
afterEach(() => server.stop());

const sender = () => createMail({ smtpUrl: server.url, from, to }, currentBuild);

describe('a mailbox', () => {
  it('gets the enquiry with the labels of its form', async () => {
    const enquiry = exampleEnquiry({ payload: { ...examplePayload, city: 'सूरत 🎓' } });
    await sender()(enquiry, neverAborted);
    const mail = await server.next();
    expect([mail.from, mail.to]).toEqual(['website@example.org', [to]]);
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      from: [from],
      to: [to],
      subject: [`Enquiry ${enquiry.id.slice(0, 8)} from contact-form`],
      'reply-to': ['asha@example.com'],
      'message-id': [`<${enquiry.id}@example.org>`],
      date: ['Sat, 21 Nov 2026 10:00:00 +0000'],
      'auto-submitted': ['auto-generated'],
      'content-type': ['text/plain; charset=utf-8'],
    });
    expect(mail.text).toContain(
      'First name: Asha\nLast name: Patel\nEmail address: asha@example.com\nMobile number: 9876543210\n' +
        'Current city: सूरत 🎓\nCountry to tour: Iceland\nPurpose of your journey: Luggage Transport\n',
    );
  });

  it('gets the same message ID and text again, so that a mail program can show both as one', async () => {
    const enquiry = exampleEnquiry();
    for (let number = 0; number < 2; number += 1) await sender()(enquiry, neverAborted);
    const [first, second] = [await server.next(), await server.next()];
    expect(second.headers.get('message-id')).toEqual(first.headers.get('message-id'));
    expect(second.text).toBe(first.text);
  });

  it.each(['\r\n', '\n', '\r'])('gets no header injected by a visitor with %j', async (end) => {
    const injected = `Asha${end}Bcc: all@example.com${end}${end}<script>`;
    const email = `asha@example.com${end}Bcc: all@example.com`;
    const enquiry = exampleEnquiry({
      form: `/api/x${end}Bcc: all@example.com`,
      payload: { name: injected },
      email,
    });
    await sender()(enquiry, neverAborted);
    const mail = await server.next();
    expect(mail.to).toEqual([to]);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.headers.has('reply-to')).toBe(false);
    expect(mail.text.split('\n')).toContain('    Bcc: all@example.com');
  });

  it('gets lines that look like the end of the mail, and what follows them', async () => {
    const enquiry = exampleEnquiry({ payload: { name: 'Asha', question: 'One\n.\nQUIT\n..\nTwo' } });
    await sender()(enquiry, neverAborted);
    expect((await server.next()).text).toContain('question: One\n    .\n    QUIT\n    ..\n    Two\n');
  });

  it.each([451, 550])('is retried if its server answers %i, which is reported', async (number) => {
    refusal = number;
    await expect(sender()(exampleEnquiry(), neverAborted)).rejects.toMatchObject({
      code: `SMTP ${number}`,
      message: `SMTP ${number}`,
      isFinal: false,
    });
  });

  it('whose server is unreachable is retried', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    const away = createMail({ smtpUrl, from, to }, currentBuild);
    await expect(away(exampleEnquiry(), neverAborted)).rejects.toMatchObject({
      code: 'ESOCKET',
      isFinal: false,
    });
  });

  it('whose server does not answer is abandoned on abort, and its connection closed', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const connected = once(silent, 'connection');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const abort = new AbortController();
    const sending = createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, to }, currentBuild)(
      exampleEnquiry(),
      abort.signal,
    );
    const [socket] = await connected;
    const closed = once(socket.resume(), 'close');
    abort.abort();
    await expect(sending).rejects.toMatchObject({ name: 'Undelivered' });
    await closed;
    silent.close();
  });

  it('can require TLS', async () => {
    const strict = createMail({ smtpUrl: `${server.url}?requireTLS=true`, from, to }, currentBuild);
    await expect(strict(exampleEnquiry(), neverAborted)).rejects.toMatchObject({
      code: 'SMTP 500', // STARTTLS, which this server does not know
    });
  });
});
