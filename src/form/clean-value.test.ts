import { describe, expect, it } from 'vitest';
import { cleanValue } from './clean-value';
import { fieldIssue } from './field-issue';
import type { FieldRules } from './field-rules';
import { issueMessage } from './text-issue';

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
    expect(fieldIssue(mobile, written)).toBeUndefined();
    expect(cleanValue(mobile, written)).toBe('9876543210');
  });

  it('is not shortened if it begins like a prefix', () => {
    expect(cleanValue(mobile, '9198765432')).toBe('9198765432');
    expect(cleanValue(mobile, '0123456789')).toBe('0123456789');
  });

  it.each(['987654321', '98765432101', '+44 98765 43210', 'ten digits'])(
    'stays as it is written if it is not valid: %j',
    (written) => {
      expect(fieldIssue(mobile, written)).toBe('invalid');
      expect(cleanValue(mobile, written)).toBe(written);
    },
  );

  it('says how many digits it has, if they are not ten', () => {
    expect(issueMessage(mobile, 'invalid', '', '98765')).toBe('Please enter a number. It has 5 digits.');
    expect(issueMessage(mobile, 'missing', '', '')).toBe('Please enter a number.');
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
