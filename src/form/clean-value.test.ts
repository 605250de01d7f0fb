import { describe, expect, it } from 'vitest';
import { cleanValue } from './clean-value';
import type { FieldRules } from './field-rules';
import { validateField } from './validate-field';
import { issueMessage } from './validate-text';

const mobile: FieldRules = {
  type: 'tel',
  digits: 10,
  prefixes: ['0091', '+91', '0'],
  messages: { missing: 'Please enter a number.', count: 'It has {count} digits.' },
};

describe('a number of ten digits', () => {
  it.each([
    '9876543210',
    ' 98765 43210 ',
    '+91 98765 43210',
    '+91 (0) 98765-43210',
    '098765 43210',
    '0091 98765 43210',
    '919876543210',
  ])('is kept as its digits: %j', (written) => {
    expect(validateField(mobile, written)).toBeUndefined();
    expect(cleanValue(mobile, written)).toBe('9876543210');
  });

  it('is not shortened if it begins like a prefix', () => {
    expect(cleanValue(mobile, '9198765432')).toBe('9198765432');
    expect(cleanValue(mobile, '0123456789')).toBe('0123456789');
  });

  it.each(['987654321', '98765432101', '+44 98765 43210', 'ten digits'])(
    'stays as it is written if it is not valid: %j',
    (written) => {
      expect(validateField(mobile, written)).toBe('invalid');
      expect(cleanValue(mobile, written)).toBe(written);
    },
  );

  it('says how many digits it has, if they are not ten', () => {
    expect(issueMessage(mobile, 'invalid', '', '98765')).toBe('Please enter a number. It has 5 digits.');
    expect(issueMessage(mobile, 'missing', '', '')).toBe('Please enter a number.');
  });
});

describe('the normalized value', () => {
  it.each([
    ['text', 'Ahmed\tKhan', 'Ahmed Khan'],
    ['text', 'Asha\u000bRao\u00a0', 'Asha Rao'],
    ['text', 'Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
    ['text', 'Zoe\u0308 \u200bRao\u0000\ud83d', 'Zoë Rao'],
    ['text', 'क्‍ष 👨‍👩‍👧 ½', 'क्‍ष 👨‍👩‍👧 ½'],
    ['textarea', ' One\r\n\tTwo\u000bThree\u0008\u2028Four', 'One\n\tTwo\nThree\nFour'],
    ['email', 'ａｓｈａ＠example．com\u200e', 'asha@example.com'],
    ['tel', '\u202a+६३ ９१２\u202c', '+63 912'],
    ['number', '−１２٫5', '-12.5'],
    ['date', '२०२६‐१२‐३१', '2026-12-31'],
  ] as const)('of a %s: %j', (type, written, cleaned) => {
    expect(cleanValue({ type }, written)).toBe(cleaned);
  });

  it.each(['९८७६५४३२१०', '９８７６５４３２１０', '+91\u00a0٩٨٧٦٥-٤٣٢١٠', '\u202a98765\u200b43210\u202c'])(
    'of a number of ten digits: %j',
    (written) => {
      expect(cleanValue(mobile, written)).toBe('9876543210');
    },
  );

  it('of a number that is too short has its digits counted in any script', () => {
    expect(issueMessage(mobile, 'invalid', '', '९८७६५')).toBe('Please enter a number. It has 5 digits.');
  });

  it('of a choice is the option as the site has it', () => {
    const options = ['Repair  and hire', 'By\tmail'];
    expect(cleanValue({ type: 'select', options }, 'Repair and hire ')).toBe('Repair  and hire');
    expect(cleanValue({ type: 'radio', options }, 'By\tmail')).toBe('By\tmail');
    expect(cleanValue({ type: 'checkbox', options }, ['By mail', 'Repair  and hire'])).toEqual(options);
  });
});

it('any other text loses the space around it', () => {
  expect(cleanValue({ type: 'text' }, ' Asha Rao ')).toBe('Asha Rao');
  expect(cleanValue({ type: 'tel' }, ' +63 912 ')).toBe('+63 912');
});

it('what was chosen is in the order of the options', () => {
  const days: FieldRules = { type: 'checkbox', options: ['Monday', 'Tuesday', 'Friday'] };
  expect(cleanValue(days, ['Friday', 'Monday'])).toEqual(['Monday', 'Friday']);
  expect(cleanValue(days, 'Friday')).toEqual(['Friday']);
  expect(cleanValue(days, [])).toEqual([]);
});

it('a number with its country is its code and its digits', () => {
  const phone: FieldRules = { type: 'tel', countries: [{ code: '+44', name: 'United Kingdom', trunk: '0' }] };
  expect(cleanValue(phone, ['+44', '07700 900-123'])).toBe('+447700900123');
  expect(cleanValue(phone, '+44 07700 900-123')).toBe('+447700900123');
  expect(cleanValue(phone, ['+44', ' '])).toBe('');
});
