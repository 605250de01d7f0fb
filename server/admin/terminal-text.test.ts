import { describe, expect, it } from 'vitest';
import type { ReceivedForm } from '../../src/compiled';
import { exampleReceiverWords as words } from '../../tests/example-words';
import type { Enquiry } from '../store/enquiry';
import { createWordFormatter } from '../word-formatter';
import {
  createEnquiryLine,
  deadLetterHeading,
  deadLetterLine,
  enquiryHeading,
  padOrTruncate,
} from './terminal-text';

const form: ReceivedForm = {
  version: 'a1b2c3d4',
  submit: '/api/contact-form',
  fields: [
    { id: 'name', name: 'name', type: 'text', label: 'First name', autocomplete: 'given-name' },
    { id: 'lastName', name: 'lastName', type: 'text', label: 'Last name', autocomplete: 'family-name' },
    { id: 'city', name: 'city', type: 'text', label: 'City', autocomplete: 'address-level2' },
    { id: 'purpose', name: 'purpose', type: 'select', label: 'Purpose' },
  ],
  button: 'Send',
  failure: { rejected: 'Unknown error.', network: 'There is no connection.' },
};
const enquiry: Enquiry = {
  id: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
  form: '/api/contact-form',
  received: '2026-11-21T10:00:59.999Z',
  payload: { name: 'Asha', lastName: 'Patel', city: 'Surat', purpose: 'Rail Services' },
};

const formatWord = createWordFormatter(words.admin);

describe('an enquiry on the screen', () => {
  it('is one line in columns', () => {
    const lineOf = createEnquiryLine({ forms: [form] }, formatWord);
    const lines = [
      enquiryHeading(formatWord),
      lineOf(enquiry),
      lineOf({ ...enquiry, quarantine: 'honeypot' }),
    ];
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "received (UTC)    form            name                      purpose
      2026-11-21 10:00  contact-form    Asha Patel                Rail Services
      2026-11-21 10:00  contact-form    Asha Patel                Rail Services               quarantine (honeypot) aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"
    `);
  });

  it('has headings in the words of the site, cut if they are too long', () => {
    const longWords = { ...words.admin, receivedUtc: 'recebido (UTC)', form: 'formulário do pedido' };
    expect(enquiryHeading(createWordFormatter(longWords))).toMatch(
      /^recebido \(UTC\) {4}formulário do… {2}name/,
    );
  });

  it('shows the values of all fields, cut to the column, if its form no longer exists', () => {
    expect(createEnquiryLine({ forms: [] }, formatWord)(enquiry)).toContain('Asha Patel Surat Rail S…');
  });

  it('is shown even if it lacks the fields with the name of the visitor', () => {
    const payload = JSON.parse('{"purpose":"Rail Services"}');
    expect(createEnquiryLine({ forms: [form] }, formatWord)({ ...enquiry, payload })).toContain(
      'Rail Services',
    );
  });
});

describe('text in a column', () => {
  it('is padded, or cut between characters', () => {
    expect(padOrTruncate('Asha', 6)).toBe('Asha  ');
    expect(padOrTruncate('Asha Patel', 6)).toBe('Asha …');
    expect(padOrTruncate('नमिता पटेल', 3)).toBe('नमि…');
    expect(padOrTruncate('👩‍🎓👩‍🎓👩‍🎓', 2)).toBe('👩‍🎓…');
  });

  it('cannot control the terminal', () => {
    expect(padOrTruncate('a\u001b[31m\u009b2J\u202eb\r\nc\u2028d', 15)).toBe('a [31m 2J b c d');
  });
});

describe('a dead letter on the screen', () => {
  it('is one line in columns', () => {
    const { id, received } = enquiry;
    const line = deadLetterLine({ id, received, channel: 'mail', attempts: 12, error: 'answered 550' });
    expect([deadLetterHeading(formatWord), line].join('\n')).toMatchInlineSnapshot(`
      "received (UTC)    channel  tries  enquiry                               answer
      2026-11-21 10:00  mail        12  aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee  answered 550"
    `);
  });
});
