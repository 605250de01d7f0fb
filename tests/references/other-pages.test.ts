import { describe, expect, it } from 'vitest';
import { draft, page, pageWith, site } from '../compiler/site';

const kinds = {
  kinds: [{ kind: 'page' }, { kind: 'country', places: ['menu', 'home'] }],
};
const country = (name: string, order: number, places?: readonly string[]) =>
  pageWith(
    { kind: 'country', listing: { name, summary: `About ${name}.`, order, ...(places && { in: places }) } },
    { type: 'banner', title: name },
  );
const list = { kind: 'country', in: 'home' };
const cards = {
  type: 'page-cards',
  heading: 'Countries',
  pages: list,
  display: 'carousel',
  others: { heading: 'We also go to', ...list },
};

function othersOn(more: object) {
  const { pages } = site({ '_kinds.json': kinds, ...more, 'start.json': page(cards) }).compiled();
  const block = pages.find(({ page: { route } }) => route === '/start')?.page.blocks[0];
  return block?.type === 'page-cards' ? block.others : undefined;
}

describe('the pages that a list leaves out', () => {
  it('are those of its kind whose listing leaves out the slot of the list, in their order', () => {
    const others = othersOn({
      'chile.json': country('Chile', 10),
      'peru.json': country('Peru', 30, ['menu']),
      'cuba.json': country('Cuba', 20, ['menu']),
      'haiti.json': country('Haiti', 40, ['menu', 'home']),
      'draft.json': draft(),
    });
    expect(others?.heading).toBe('We also go to');
    expect(others?.pages.map(({ name, summary, to }) => [name, summary, to.href])).toEqual([
      ['Cuba', 'About Cuba.', '/cuba'],
      ['Peru', 'About Peru.', '/peru'],
    ]);
  });

  it('are not spoken of where it leaves none out', () => {
    expect(othersOn({ 'chile.json': country('Chile', 10) })).toBeNull();
  });
});
