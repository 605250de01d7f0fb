import { describe, expect, it } from 'vitest';
import type { ReceivedForm } from '../../src/compiled';
import { exampleReceiverWords } from '../../tests/example-words';
import type { Enquiry } from '../store/enquiry';
import { mailMessage } from './mail-message';

const form: ReceivedForm = {
  version: 'a1b2c3d4',
  submit: '/api/contact-form',
  fields: [
    { id: 'name', name: 'name', type: 'text', label: 'First name' },
    { id: 'email', name: 'email', type: 'email', label: 'E-mail address' },
    { id: 'question', name: 'question', type: 'textarea', label: 'Your question' },
  ],
  button: 'Send',
  failure: { rejected: 'Please try again.', network: 'There is no connection.' },
};

const enquiry = (rest: Partial<Enquiry> = {}): Enquiry => ({
  id: '3f2a9c1e-0000-4000-8000-000000000000',
  form: '/api/contact-form',
  received: '2026-11-21T10:00:00.000Z',
  payload: { name: 'Asha', email: 'asha@example.com' },
  email: 'asha@example.com',
  ...rest,
});

const message = (rest?: Partial<Enquiry>) =>
  mailMessage(enquiry(rest), form, 'example.org', exampleReceiverWords.mail);

describe('the mail of an enquiry', () => {
  it('has every field under the label that the visitor saw', () => {
    expect(
      message({ consent: { version: '2026-11', text: 'We keep it for two years.' } }).text,
    ).toMatchInlineSnapshot(`
        "First name: Asha
        E-mail address: asha@example.com
        Your question: —

        Received: 2026-11-21T10:00:00.000Z
        Form: /api/contact-form
        Consent text, version: 2026-11
        Enquiry: 3f2a9c1e-0000-4000-8000-000000000000
        "
      `);
  });

  it('joins the checked options of a field, and has the text of a consent', () => {
    const lesson: ReceivedForm = {
      ...form,
      fields: [
        { id: 'days', name: 'days', type: 'checkbox', label: 'Days', options: ['Monday', 'Friday'] },
        { id: 'extras', name: 'extras', type: 'checkbox', label: 'Extras', options: ['A book'] },
        { id: 'privacy', name: 'privacy', type: 'consent', label: 'Privacy', version: '2026-11' },
      ],
    };
    const payload = { days: ['Monday', 'Friday'], extras: [], privacy: '2026-11: I agree.', old: ['A', 'B'] };
    const { text } = mailMessage(enquiry({ payload }), lesson, 'example.org', exampleReceiverWords.mail);
    expect(text).toContain('Days: Monday; Friday\nExtras: —\nPrivacy: 2026-11: I agree.\nold: A; B\n');
  });

  it('has fields that the form no longer has, by name', () => {
    expect(message({ payload: { name: 'Asha', city: 'Surat' } }).text).toContain('\ncity: Surat\n');
    expect(mailMessage(enquiry(), undefined, 'example.org', undefined).text).toContain('name: Asha\n');
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085'])(
    'has no line that a visitor forged as a field with %j',
    (end) => {
      const forged = `Hello${end}Form: /api/staff`;
      const lines = message({ payload: { question: forged, old: [forged] } }).text.split('\n');
      expect(lines).toContain('    Form: /api/staff');
      expect(lines.filter((line) => line.startsWith('Form:'))).toEqual(['Form: /api/contact-form']);
    },
  );

  it('is in the words of the site', () => {
    const words = { ...exampleReceiverWords.mail, subject: 'Pedido {id} ({form})', received: 'Recebido' };
    const { subject, text } = mailMessage(enquiry(), form, 'example.org', words);
    expect(subject).toBe('Pedido 3f2a9c1e (contact-form)');
    expect(text).toContain('\nRecebido: 2026-11-21T10:00:00.000Z\n');
  });

  it('needs no words of the site, which may have no form any more', () => {
    expect(mailMessage(enquiry(), form, 'example.org', undefined).subject).toBe('contact-form 3f2a9c1e');
  });

  it('names no person in its subject', () => {
    expect(message().subject).toBe('Enquiry 3f2a9c1e from contact-form');
  });

  it('has the same message id whenever it is sent', () => {
    expect(message().messageId).toBe('<3f2a9c1e-0000-4000-8000-000000000000@example.org>');
  });

  it('has the visitor as its reply address', () => {
    expect(message().replyTo).toEqual({ name: '', address: 'asha@example.com' });
    expect(message({ email: "o'neil+a.b@mail.example.co.uk" }).replyTo?.address).toBe(
      "o'neil+a.b@mail.example.co.uk",
    );
  });

  it.each([
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com\nBcc',
    'asha@example.com,ravi@example.com',
    'asha@example.com;ravi@example.com',
    '"ravi@example.com"@example.com',
    '<asha@example.com>',
    'asha@localhost',
    'a..b@example.com',
    'åsa@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('has no reply address if that of the visitor is %j', (email) => {
    expect(message({ email }).replyTo).toBeUndefined();
  });
});
