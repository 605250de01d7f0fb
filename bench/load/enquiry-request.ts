import { randomUUID } from 'node:crypto';

export const address = '/api/contact-form';

export type Payload = Readonly<Record<string, string>>;

/** What the consultation form sends, under a last name of its own, in letters of one to four bytes. */
export const payloadOf = (lastName: string): Payload => ({
  name: 'Āśā',
  lastName,
  email: 'asha@example.com',
  mobileNumber: '98765 43210',
  city: `सूरत 🏙 ${'x'.repeat(lastName.length * 3)}`,
  citys: 'Ireland',
  purpose: 'University Admission',
});

/** The bytes of one post, as the page sends it, and lines of headers beside its own. */
export function postOf(
  payload: unknown,
  key: string = randomUUID(),
  headers: readonly string[] = [],
): Buffer {
  const body = JSON.stringify(payload);
  return Buffer.from(
    [
      `POST ${address} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Fill-Time: 45000',
      `Idempotency-Key: ${key}`,
      ...headers,
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
