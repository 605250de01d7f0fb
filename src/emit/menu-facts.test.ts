import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { exampleWords as words } from '../../tests/example-words';
import type { Block } from '../compiled';
import type { PageFigures } from '../generated/documents';
import { lowestAmountIn, lowestAmounts } from '../references/lowest-amounts';
import { menuFiguresOf } from '../site/menu-figures';
import { emitMenuFacts } from './menu-facts';

const link = (href: string) => ({ label: href, to: { kind: 'route' as const, href } });

/** The figures that the kind of the page shows in menus. */
const wanted: PageFigures = {
  lowest: { block: 'cost-table', of: 'tuition', per: 'year' },
  fact: { block: 'facts', is: 'stay' },
  place: { block: 'offices', hours: 'weekdays' },
};

/** The facts in the menu about a page with these blocks. */
function factsOf(blocks: readonly unknown[], route = '/tours-iceland'): unknown {
  const lowest = lowestAmountIn(lowestAmounts({ blocks }), wanted.lowest);
  const figures = menuFiguresOf({ blocks: blocks as Block[], lowestAmount: lowest, figures: wanted });
  const shell = {
    header: {
      items: [{ label: 'Tours Abroad', sections: [{ title: '', links: [link('/tours-iceland')] }] }],
    },
    words,
    ...locale,
  };
  const site = { shell, pages: [{ route, summary: () => ({ figures }) }] } as unknown as Parameters<
    typeof emitMenuFacts
  >[0];
  return JSON.parse(emitMenuFacts(site))['/tours-iceland']?.facts;
}

const tuition = (rows: readonly unknown[]) => ({
  type: 'cost-table',
  of: 'tuition',
  currency: 'EUR',
  per: 'year',
  rows: rows.map((amount) => ({ program: 'Degree', amount })),
});

describe('a menu shows of a page', () => {
  it('the lowest of its yearly fees, in the currency of its table', () => {
    expect(factsOf([tuition([{ from: 9850, to: 25500 }, 9500, { from: 300, per: 'week' }])])).toEqual([
      'from €9,500 a year',
    ]);
    expect(factsOf([tuition([{ from: 9850 }, { from: 100, currency: 'USD' }])])).toEqual([
      'from €9,850 a year',
    ]);
    const inDollars = { ...tuition([500]), currency: 'USD' };
    expect(factsOf([tuition([9850]), inDollars, tuition([9500])])).toEqual(['from €9,500 a year']);
  });

  it('a length of time, from the figure that is marked as the one for menus', () => {
    const stay = { title: 'Stay', value: { duration: { from: 18, unit: 'month' } } };
    expect(factsOf([{ type: 'facts', items: [stay] }])).toBeUndefined();
    expect(factsOf([{ type: 'facts', items: [{ ...stay, is: 'stay' }] }])).toEqual(['18 months to stay']);
  });

  it('where its one office is, and when it is open', () => {
    const office = { city: 'Kyoto', weekdays: { opens: '10:00', closes: '18:00' } };
    expect(factsOf([{ type: 'offices', collection: [office] }])).toEqual([
      'Kyoto',
      'Monday – Friday, 10 am – 6 pm',
    ]);
    expect(factsOf([{ type: 'offices', collection: [office, office] }])).toBeUndefined();
  });

  it('the hours of all days on which its office is open, abbreviated if they differ', () => {
    const office = { city: 'Kyoto', weekdays: { opens: '10:00', closes: '18:00' } };
    const hours = (own: object) => factsOf([{ type: 'offices', collection: [{ ...office, ...own }] }]);
    expect(hours({ saturday: { opens: '10:00', closes: '14:00' } })).toEqual([
      'Kyoto',
      'Mon – Fri, 10 am – 6 pm; Sat, 10 am – 2 pm',
    ]);
    expect(hours({ saturday: office.weekdays })).toEqual(['Kyoto', 'Monday – Saturday, 10 am – 6 pm']);
    expect(hours({ sunday: office.weekdays })).toEqual([
      'Kyoto',
      'Mon – Fri, 10 am – 6 pm; Sun, 10 am – 6 pm',
    ]);
  });

  it('the hours of a place that lists its days', () => {
    const hours = [
      { from: 'tuesday', to: 'thursday', opens: '10:00', closes: '18:00' },
      { from: 'friday', opens: '10:00', closes: '18:00' },
      { from: 'saturday', opens: '10:00', closes: '14:00' },
    ];
    expect(factsOf([{ type: 'offices', collection: [{ city: 'Porto', weekdays: hours }] }])).toEqual([
      'Porto',
      'Tue – Fri, 10 am – 6 pm; Sat, 10 am – 2 pm',
    ]);
  });

  it('only the city, if its kind does not name a property for the hours', () => {
    const office = { city: 'Kyoto', weekdays: { opens: '10:00', closes: '18:00' } };
    const blocks = [{ type: 'offices', collection: [office] }] as unknown as Block[];
    expect(menuFiguresOf({ blocks, figures: { place: { block: 'offices' } } })).toEqual({
      place: { city: 'Kyoto', block: 'offices' },
    });
  });

  it('nothing that its kind does not ask for', () => {
    const blocks = [tuition([9500])] as Block[];
    expect(menuFiguresOf({ blocks })).toEqual({});
    const lowest = { block: 'cost-table', of: 'tuition', per: 'month' } as const;
    expect(lowestAmountIn(lowestAmounts({ blocks }), lowest)).toBeUndefined();
  });

  it('nothing, if the page has no figures or is in no menu', () => {
    expect(factsOf([{ type: 'text' }])).toBeUndefined();
    expect(factsOf([tuition([9500])], '/elsewhere')).toBeUndefined();
  });
});
