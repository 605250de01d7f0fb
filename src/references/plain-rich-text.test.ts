import { describe, expect, it } from 'vitest';
import { readBy } from '../../tests/references/random-texts';
import { plainRichText } from './plain-rich-text';

describe('plain notation', () => {
  it('has strong words, emphasised words and links', () => {
    expect(readBy(plainRichText, '**£9,000** a *year*: [ask us](/contact).')).toEqual({
      pieces: [
        { type: 'strong', children: ['£9,000'] },
        ' a ',
        { type: 'emphasis', children: ['year'] },
        ': ',
        { type: 'link', to: { kind: 'external', href: '/contact' }, children: ['ask us'] },
        '.',
      ],
      links: [{ target: '/contact', hasText: true, start: 30, end: 38 }],
    });
  });

  it('has links and facts within strong words, too', () => {
    expect(readBy(plainRichText, 'About **[3 hours](fact:test.length) of [work](/work)**.')).toEqual({
      pieces: [
        'About ',
        {
          type: 'strong',
          children: [
            { type: 'fact', fact: 'test.length', children: ['3 hours'] },
            ' of ',
            { type: 'link', to: { kind: 'external', href: '/work' }, children: ['work'] },
          ],
        },
        '.',
      ],
      links: [{ target: '/work', hasText: true, start: 46, end: 51 }],
    });
  });

  it.each([
    'a grade of A*',
    '2 * 3 * 4',
    '[**bold** link](/)',
    'a\\*b*',
    '*a*b',
    '***both***',
    '*a**b*',
    ' *a*',
  ])('is not “%s”', (text) => {
    expect(readBy(plainRichText, text)).toBeUndefined();
  });
});
