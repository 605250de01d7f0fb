import { describe, expect, it } from 'vitest';
import { servedMessages } from './served-messages';

const messages = {
  missing: 'Say how many.',
  invalid: 'Write digits.',
  tooLow: 'At least 2.',
  tooHigh: 'At most 12.',
};

describe('the messages of a field before its form is sent', () => {
  it('say each limit between what is missing and what is invalid', () => {
    expect(servedMessages({ type: 'number', min: 2, max: 12, messages })).toEqual([
      ...['Say how many.', 'At least 2.', 'At most 12.', 'Write digits.'],
    ]);
    const { missing: _optional, ...others } = messages;
    expect(servedMessages({ type: 'date', latest: '2027-06-30', messages: others })).toEqual([
      ...['At most 12.', 'Write digits.'],
    ]);
  });

  it('say the limits once where both have one message', () => {
    const both = { ...messages, tooLow: 'From 2 to 12.', tooHigh: 'From 2 to 12.' };
    expect(servedMessages({ type: 'number', min: 2, max: 12, messages: both })).toEqual([
      ...['Say how many.', 'From 2 to 12.', 'Write digits.'],
    ]);
  });

  it('end with that for a missing answer where there is none for an invalid one', () => {
    const { invalid: _none, ...others } = messages;
    expect(servedMessages({ type: 'number', min: 2, max: 12, messages: others })).toEqual([
      ...['Say how many.', 'At least 2.', 'At most 12.', 'Say how many.'],
    ]);
  });

  it('say both limits though one says no more than what is invalid, and none where both say no more', () => {
    const invalid = 'At least 2.';
    expect(servedMessages({ type: 'number', min: 2, max: 12, messages: { ...messages, invalid } })).toEqual([
      ...['Say how many.', 'At least 2.', 'At most 12.', 'At least 2.'],
    ]);
    const same = { missing: 'Say how many.', invalid, tooLow: invalid, tooHigh: invalid };
    expect(servedMessages({ type: 'number', min: 2, max: 12, messages: same })).toEqual([
      ...['Say how many.', 'At least 2.'],
    ]);
  });

  it.each(['select', 'radio', 'checkbox', 'consent'] as const)(
    'are only that for a missing answer of a choice: %s',
    (type) => {
      expect(servedMessages({ type, messages })).toEqual(['Say how many.']);
    },
  );

  it('are those of any field where it has no limits', () => {
    expect(servedMessages({ type: 'number', messages })).toEqual(['Say how many.', 'Write digits.']);
    expect(servedMessages({ type: 'text', messages: { missing: 'Write it.' } })).toEqual(['Write it.']);
  });
});
