import { describe, expect, it } from 'vitest';
import { matchInTime } from '../../server/receiver/match-in-time';

describe('a pattern of a field, in the receiver', () => {
  it('has to match the whole text', () => {
    expect(matchInTime('[A-Z]{2}', 'AB')).toBe(true);
    expect(matchInTime('[A-Z]{2}', 'ABC')).toBe(false);
    expect(matchInTime('a|b', 'ab')).toBe(false);
  });

  it('is given up if it takes too long, since the server answers nobody else meanwhile', () => {
    // Without a limit this takes hours.
    expect(matchInTime("(?:[A-Za-z]{1,20}[ '.]?){1,8}", `${'a'.repeat(100)}!`)).toBe(false);
  });
});
