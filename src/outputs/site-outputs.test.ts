import { expect, it } from 'vitest';
import { readSite } from '../../tests/read-site';
import { compile } from '../compiler/compile';
import { siteOutputs } from './site-outputs';

const sources = await readSite('tests/fixture/pages');
const { value: site } = compile(sources);
if (!site) throw new Error('The fixture has errors');

it('there is a text at each address that the shell and the pages of a site refer to, and at no other', () => {
  const { shell, texts } = siteOutputs(site, sources, '<svg/>');
  const calendars = site.calendars.map(({ name }) => `/calendars/${name}.ics`);
  expect(calendars).not.toEqual([]);
  const addresses = [
    shell.sprite,
    shell.formsUrl,
    shell.otherCurrency?.rates,
    '/menu.json',
    ...calendars,
    ...site.maps.keys(),
  ];
  for (const address of addresses) expect(texts.get(address ?? ''), address).toBeTruthy();
  expect([...texts.keys()].sort()).toEqual([...new Set(addresses)].sort());
});

it('the sprite gets another address when it changes, so that browsers can cache it', () => {
  const addressOf = (sprite: string) => siteOutputs(site, sources, sprite).shell.sprite;
  expect(addressOf('<svg/>')).toMatch(/^\/assets\/sprite\.[\w-]{8}\.svg$/);
  expect(addressOf('<svg/>')).not.toBe(addressOf('<svg></svg>'));
});
