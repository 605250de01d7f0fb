import { describe, expect, it } from 'vitest';
import { emailKey, isSamePhone, phoneKey } from './contact-key';

describe('an email address', () => {
  it.each([
    ['in capitals', 'ASHA@Example.COM'],
    ['between spaces', ' \u00a0asha@example.com\t\r\n'],
    ['with a zero-width space', 'as\u200bha@exam\u200bple.com'],
    ['with joiners and a byte order mark', '\ufeffa\u200ds\u200cha\u2060@example.com'],
    ['with direction marks', '\u202aasha@example.com\u202c\u200e'],
    ['with a soft hyphen', 'asha@exam\u00adple.com'],
    ['with a variation selector', 'asha\ufe0f@example.com'],
    ['in full width', 'ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['with the final dot of its domain', 'asha@example.com.'],
  ])('is the same %s', (_, spelling) => {
    expect(emailKey(spelling)).toBe('asha@example.com');
  });

  it('is the same composed and decomposed, and with its domain in ASCII', () => {
    const composed = 'josé@münchen.example'.normalize('NFC');
    expect(emailKey(composed.normalize('NFD'))).toBe(emailKey(composed));
    expect(emailKey('JOSÉ@MÜNCHEN.example')).toBe(emailKey(composed));
    expect(emailKey('josé@xn--mnchen-3ya.example')).toBe(emailKey(composed));
    expect(emailKey('ΑΣ@example.com')).toBe(emailKey('ας@example.com'));
  });

  it.each(['asha2@example.com', 'a.sha@example.com', 'asha@example.org', 'asha+x@example.com', 'asha'])(
    'is different: %s',
    (other) => {
      expect(emailKey(other)).not.toBe('asha@example.com');
    },
  );
});

describe('a phone number', () => {
  const searched = phoneKey('98765 43210') ?? '';

  it.each([
    '9876543210',
    '+91 98765-43210',
    '+91 (987) 654.3210',
    '098765 43210',
    '0091-9876543210',
    '98 76 54 32 10',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '\u200e98765\u00a043210\u202c',
    '98765–43210',
  ])('is the same: %s', (spelling) => {
    expect(isSamePhone(phoneKey(spelling) ?? '', searched)).toBe(true);
  });

  it.each(['98765 43211', '543210', '987654321'])('is different: %s', (other) => {
    expect(isSamePhone(phoneKey(other) ?? '', searched)).toBe(false);
  });

  it.each([
    ['912 345 678', '+351912345678'],
    ['+351 912 345 678', '912345678'],
    ['00351912345678', '912345678'],
    ['06 12 34 56 78', '+33612345678'],
    ['0412 345 678', '(+61) 412345678'],
    ['+44 (0)20 1234567', '0201234567'],
    ['2345678', '+47 2345678'],
  ])('is the same within its country and with the country’s code: %s, %s', (one, other) => {
    expect(isSamePhone(phoneKey(one) ?? '', phoneKey(other) ?? '')).toBe(true);
    expect(isSamePhone(phoneKey(other) ?? '', phoneKey(one) ?? '')).toBe(true);
  });

  it.each([
    ['12345678', '+351912345678'], // a part of it
    ['2345678', '+4912345678'], // 49 is a country; 491 is none
    ['5551234', '+1 800 555 1234'],
    ['+351 912345678', '+34 912345678'],
    ['912345678', '0912345678'],
  ])('is another number: %s, %s', (one, other) => {
    expect(isSamePhone(phoneKey(one) ?? '', phoneKey(other) ?? '')).toBe(false);
    expect(isSamePhone(phoneKey(other) ?? '', phoneKey(one) ?? '')).toBe(false);
  });

  it('is compared as a whole if it is short', () => {
    expect(isSamePhone(phoneKey('022 1234') ?? '', phoneKey('0221234') ?? '')).toBe(true);
    expect(isSamePhone(phoneKey('022 1234') ?? '', phoneKey('22 1234') ?? '')).toBe(false);
  });

  it.each(['Call 98765 43210', '1+1=2', '12345', '', '—', 'नमस्ते'])('is not found in %j', (text) => {
    expect(phoneKey(text)).toBeUndefined();
  });
});
