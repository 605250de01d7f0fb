import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Office, OfficesBlock } from '../../generated/compiled';

const station: Office = {
  id: 'station',
  name: 'Station',
  flag: 'jp',
  city: 'Kyoto',
  address: ['Sample House', 'Kyoto 600-0000'],
  email: 'station@example.com',
  phone: '+81 00000 00000',
  weekdays: { opens: '10:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '18:00' },
  sunday: { opens: '11:00', closes: '13:00' },
  image: { src: '/office-station.svg', width: 800, height: 600, alt: '' },
};
const harbour: Office = {
  ...station,
  id: 'harbour',
  name: 'Harbour',
  flag: 'pt',
  weekdays: { opens: '09:30', closes: '17:30' },
  saturday: undefined,
  sunday: undefined,
};
const offices = (display: OfficesBlock['display']) =>
  renderBlock({ type: 'offices', heading: 'Our offices', collection: [station, harbour], display });

describe('an office', () => {
  it('has links by which visitors call and write, and its address', async () => {
    const html = await offices('card');
    expect(html).toContain('<a href="tel:+810000000000">+81 00000 00000</a>');
    expect(html).toContain('<a href="mailto:station@example.com">');
    expect(textsOf(html, 'address')[0]).toBe('Sample HouseKyoto 600-0000');
  });

  it('has a link to WhatsApp, if it has a number for that', async () => {
    const html = await renderBlock({
      type: 'offices',
      heading: 'Our offices',
      collection: [{ ...station, whatsapp: '+81 00000 00001' }],
      display: 'card',
    });
    expect(html).toContain('<dt>WhatsApp</dt><dd><a href="https://wa.me/810000000001">+81 00000 00001</a>');
    expect(await offices('card')).not.toContain('WhatsApp');
  });

  it('leaves invisible characters of a copied phone number out of its link', async () => {
    const copied = { ...station, phone: '\u202a+81\u00a000000 00000\u202c' };
    const html = await renderBlock({
      type: 'offices',
      heading: 'Our offices',
      collection: [copied],
      display: 'card',
    });
    expect(html).toContain('href="tel:+810000000000"');
  });

  it('shows its opening hours, and “closed” on a day without any', async () => {
    const html = await offices('card');
    const days = ['Monday – Friday', 'Saturday', 'Sunday'];
    expect(textsOf(html, 'td')).toEqual([
      ...['10 am – 6 pm', '10 am – 6 pm', '11 am – 1 pm'],
      ...['9:30 am – 5:30 pm', 'Closed', 'Closed'],
    ]);
    expect(textsOf(html, 'th')).toEqual([...days, ...days]);
  });
});

describe('an office that names its days', () => {
  const hours = [
    { from: 'tuesday', to: 'friday', opens: '10:00', closes: '18:00' },
    { from: 'saturday', opens: '10:00', closes: '14:00' },
  ] as const;
  const shown = (office: Partial<Office>) =>
    renderBlock({
      type: 'offices',
      heading: 'Where we are',
      collection: [{ ...harbour, weekdays: undefined, ...office }],
      display: 'card',
    });

  it('shows them, and the other days as closed', async () => {
    const html = await shown({ hours: [...hours] });
    expect(textsOf(html, 'caption')).toEqual(['Opening hours']);
    expect(textsOf(html, 'th')).toEqual(['Tuesday – Friday', 'Saturday', 'Sunday and Monday']);
    expect(textsOf(html, 'td')).toEqual(['10 am – 6 pm', '10 am – 2 pm', 'Closed']);
  });

  it('has no table without hours', async () => {
    expect(await shown({})).not.toContain('<table');
  });
});

describe('offices in tabs', () => {
  it('are rendered completely, with a link to each', async () => {
    const html = await offices('tabs');
    expect(textsOf(html, 'h3')).toEqual(['Station', 'Harbour']);
    expect(count(html, 'data-item=""')).toBe(2);
    const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(html).toContain(`<div id="${target}"`);
  });

  it('have no tab roles before the script runs', async () => {
    expect(await offices('tabs')).not.toContain('role="tab');
  });
});

describe('offices in an accordion', () => {
  it('open one at a time, the first one at first', async () => {
    const html = await offices('accordion');
    const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(count(html, ' open=""')).toBe(1);
    expect(html.indexOf(' open=""')).toBeLessThan(html.indexOf('Harbour'));
    expect(count(html, 'data-item=""')).toBe(2);
  });
});
