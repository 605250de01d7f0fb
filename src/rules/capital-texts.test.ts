import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { capitalTexts } from './capital-texts';

const pointersOf = (title: string) =>
  site({ 'about.json': page({ type: 'banner', title }) }, {}, capitalTexts).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('a text', () => {
  it.each(['TOURS OF ICELAND', 'APPLY NOW: 2 PLACES LEFT', 'LUGGAGE TRANSFER & ACCOMMODATION'])(
    'is in capitals: %s',
    (title) => {
      expect(pointersOf(title)).toEqual(['/blocks/0/title']);
    },
  );

  it.each([
    'Tours of ICELAND',
    'IBAN / SEPA',
    'UNHCR, UCI, UNESCO',
    'UN',
    '+91 79 4000 0000 (24/7)',
    'الدرس الأول على حسابنا، قولوا لنا متى: CIPLE',
  ])('is not in capitals, or consists of abbreviations: %s', (title) => {
    expect(pointersOf(title)).toEqual([]);
  });
});
