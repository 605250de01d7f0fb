import { expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Credential } from '../../generated/compiled';

const licence: Credential = {
  id: 'guild',
  kind: 'licence',
  name: 'Guide’s licence',
  issuer: 'City of Leeds',
};
const credentials = (...collection: Credential[]) =>
  renderBlock({ type: 'credentials', heading: 'Licences', collection });

it('a licence says who gave it', async () => {
  const html = await credentials(licence);
  expect(textsOf(html, 'h3')).toEqual(['Guide’s licence']);
  expect(textsOf(html, 'p')).toEqual(['Licence', 'City of Leeds']);
});

it('a licence can be looked up by its number, and says how long it has been held and is valid', async () => {
  const link = {
    label: 'Look it up in Leeds',
    to: { kind: 'external', href: 'https://leeds.example.com' },
  } as const;
  const html = await credentials({ ...licence, number: 'L-7', since: 2019, until: '2027-12-31', link });
  expect(textsOf(html, 'p')).toEqual([
    'Licence',
    'City of Leeds',
    'No. L-7',
    'since 2019, valid until December 31, 2027',
    'Look it up in Leeds',
  ]);
  expect(html).toContain('<a href="https://leeds.example.com" rel="noopener">');
});
