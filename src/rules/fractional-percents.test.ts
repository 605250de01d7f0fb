import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { fractionalPercents } from './fractional-percents';

const hintsFor = (percent: number) => {
  const block = { type: 'facts', heading: 'Facts', items: [{ title: 'Places filled', value: { percent } }] };
  return site({ 'about.json': page(block) }, {}, fractionalPercents).diagnostics.map(({ hint }) => hint);
};

describe('a percentage', () => {
  it('must not be a fraction of one', () => {
    expect(hintsFor(0.96)).toEqual(['Percentages run from 0 to 100: for 96 % write 96.']);
    expect(hintsFor(0.29)).toEqual(['Percentages run from 0 to 100: for 29 % write 29.']);
  });

  it.each([0, 1, 1.5, 96, 100])('may be %s', (percent) => {
    expect(hintsFor(percent)).toEqual([]);
  });
});
