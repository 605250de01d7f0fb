import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { University } from '../../generated/compiled';

const northfield: University = {
  id: 'northfield',
  name: 'Northfield Institute',
  logo: { src: '/logos/partner-01.svg', width: 240, height: 120 },
  country: 'Norway',
  level: 'Postgraduate',
  ranking: 'Top 200 in its country',
  scholarships: 'Up to 25% of tuition',
  intake: 'February, July',
  description: ['Small labs.'],
  programs: ['Data science', 'Nursing'],
};
const harbour: University = { ...northfield, id: 'harbour', name: 'Harbour College', country: 'Portugal' };

const explorer = (...universities: University[]) =>
  renderBlock({
    type: 'university-explorer',
    heading: 'Explore',
    collection: universities,
    action: { label: 'Apply Now', to: { kind: 'route', href: '/contact#contact-form' } },
    countryLabel: 'Country',
    levelLabel: 'Level',
    allLabel: 'All',
    countText: '{count} of {total} universities',
    emptyText: 'None fits.',
  });

describe('the explorer', () => {
  it('is rendered with every university and both filters set to All', async () => {
    const html = await explorer(northfield, harbour);
    expect(textsOf(html, 'h3')).toEqual(['Northfield Institute', 'Harbour College']);
    expect(textsOf(html, 'button')).toEqual(['All', 'Norway', 'Portugal', 'All', 'Postgraduate']);
    expect([...html.matchAll(/aria-pressed="true"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'All',
      'All',
    ]);
  });

  it('announces how many universities are shown, politely', async () => {
    expect(await explorer(northfield, harbour)).toContain('<p role="status">2 of 2 universities</p>');
  });

  it('says so if there is no university', async () => {
    expect(await explorer()).toContain('<p role="status">None fits.</p>');
  });
});

describe('a university', () => {
  it('shows what visitors compare, and links to the form with its country and name', async () => {
    const html = await explorer(northfield);
    expect(textsOf(html, 'dt')).toEqual(['Ranking', 'Scholarships', 'Intake']);
    expect(textsOf(html, 'dd')).toEqual(['Top 200 in its country', 'Up to 25% of tuition', 'February, July']);
    expect(html).toContain('Norway · Postgraduate');
    expect(html).toContain('<li>Data science</li><li>Nursing</li>');
    expect(html).toContain(
      'href="/contact?country=Norway&amp;university=Northfield+Institute#contact-form">Apply Now</a>',
    );
    expect(count(html, 'data-item=""')).toBe(1);
  });
});
