import { randomUUID } from 'node:crypto';

export const address = '/api/contact-form';

export type Payload = Readonly<Record<string, string>>;

/** The payload of the fixture's form with a unique last name, in characters of one to four bytes. */
export const payloadOf = (lastName: string): Payload => ({
  name: 'Āśā',
  lastName,
  email: 'asha@example.com',
  mobileNumber: '9876543210',
  city: `सूरत 🏙 ${'x'.repeat(lastName.length * 3)}`,
  country: 'Norway',
  purpose: 'Luggage Transport',
});

/** The bytes of one post as the page sends it, with additional header lines. */
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
