import { describe, expect, it } from 'vitest';
import { messagesWithLimits } from './messages-with-limits';

const messages = {
  missing: 'Say how many.',
  invalid: 'Write digits.',
  tooLow: 'At least 2.',
  tooHigh: 'At most 12.',
};

describe('the messages of a number or a date before its form is sent', () => {
  it('say each limit between what is missing and what is invalid', () => {
    expect(messagesWithLimits({ type: 'number', min: 2, max: 12, messages })).toEqual([
      ...['Say how many.', 'At least 2.', 'At most 12.', 'Write digits.'],
    ]);
    const { missing: _optional, ...others } = messages;
    expect(messagesWithLimits({ type: 'date', latest: '2027-06-30', messages: others })).toEqual([
      ...['At most 12.', 'Write digits.'],
    ]);
  });

  it('say the limits once where both have one message', () => {
    const both = { ...messages, tooLow: 'From 2 to 12.', tooHigh: 'From 2 to 12.' };
    expect(messagesWithLimits({ type: 'number', min: 2, max: 12, messages: both })).toEqual([
      ...['Say how many.', 'From 2 to 12.', 'Write digits.'],
    ]);
  });

  it('name no limit where one has no message: it would be the wrong one half of the time', () => {
    const { tooLow: _none, ...others } = messages;
    expect(messagesWithLimits({ type: 'number', min: 2, max: 12, messages: others })).toEqual([
      ...['Say how many.', 'Write digits.'],
    ]);
  });

  it('are those of any field where it has no limits', () => {
    expect(messagesWithLimits({ type: 'number', messages })).toEqual(['Say how many.', 'Write digits.']);
    expect(messagesWithLimits({ type: 'text', messages: { missing: 'Write it.' } })).toEqual(['Write it.']);
  });
});
