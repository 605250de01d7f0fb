import { describe, expect, it } from 'vitest';
import type { FactsOfPage } from '../../resolved';
import { defaultSelection } from './default-selection';

const page = (register: string): FactsOfPage => ({
  name: register,
  register,
  to: { kind: 'route', href: `/${register}` },
  facts: [],
});
const [chile, japan, norway] = [page('chile'), page('japan'), page('norway')];

describe('what is compared before anybody chooses', () => {
  it('are the two pages of which most is known, in their order', () => {
    const rows = [
      [false, true, true],
      [true, true, true],
      [false, false, true],
    ];
    expect(defaultSelection([chile, japan, norway], rows)).toEqual([japan, norway]);
  });

  it('are the first two of those of which as much is known', () => {
    expect(defaultSelection([chile, japan, norway], [[true, true, true]])).toEqual([chile, japan]);
  });

  it('is rather a page whose figures are not samples, unless the site’s owner has given them', () => {
    const sample = { status: 'sample' } as FactsOfPage['facts'][number];
    const sampled = { ...norway, facts: [sample, sample] };
    const rows = [
      [true, true, true],
      [false, false, true],
    ];
    expect(defaultSelection([chile, japan, sampled], rows)).toEqual([chile, japan]);
    const givenByOwner = { ...norway, facts: [{ ...sample, given: true }] } as FactsOfPage;
    expect(defaultSelection([chile, japan, givenByOwner], rows)).toEqual([chile, givenByOwner]);
  });

  it('is nothing where there is one page', () => {
    expect(defaultSelection([chile], [[true]])).toEqual([]);
  });
});
