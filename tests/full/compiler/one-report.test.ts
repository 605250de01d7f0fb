import { describe, expect, it } from 'vitest';
import { mistakes, reported } from '../../compiler/mistaken-site';

describe('a site with mistakes in many documents', () => {
  it('has the same messages for the mistakes in any two of them together as for each alone', () => {
    const differing = mistakes.flatMap((one, index) =>
      mistakes.slice(index + 1).flatMap((other) => {
        const alone = [...reported([one]), ...reported([other])].sort();
        const together = reported([one, other]);
        return together.join() === alone.join() ? [] : [{ one, other, alone, together }];
      }),
    );
    expect(differing).toEqual([]);
  });
});
