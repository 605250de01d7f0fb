import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tests/compiler/mutations/random';
import type { Target } from '../resolved';
import type { LinkInText } from './link-in-text';
import { plainRichText } from './plain-rich-text';
import { parsedRichText } from './rich-text';

/** What a reader makes of a text, and the links that it found on the way. */
function readBy(read: typeof plainRichText, text: string) {
  const links: LinkInText[] = [];
  const pieces = read(text, (link): Target => {
    links.push(link);
    return { kind: 'external', href: link.target };
  });
  return pieces && { pieces, links };
}

describe('plain notation', () => {
  it('is strong words, emphasised words and links among others', () => {
    expect(readBy(plainRichText, '**£9,000** a *year*: [ask us](/contact).')).toEqual({
      pieces: [
        { type: 'strong', children: ['£9,000'] },
        ' a ',
        { type: 'emphasis', children: ['year'] },
        ': ',
        { type: 'link', to: { kind: 'external', href: '/contact' }, children: ['ask us'] },
        '.',
      ],
      links: [{ target: '/contact', labelled: true, start: 30, end: 38 }],
    });
  });

  it('is a link or a fact among strong words, too', () => {
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
      links: [{ target: '/work', labelled: true, start: 46, end: 51 }],
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

  it('is read as by the parser', () => {
    const random = randomOf(7);
    const pieces = [
      ...[
        '*',
        '**',
        '*',
        '**',
        '[',
        ']',
        '](',
        ')',
        '[us](/)',
        '[the *costs*](#a)',
        '**[9](fact:a)',
        '**(a)**',
        '/a',
        '(',
        '_',
        '!',
        '<',
        '>',
      ],
      ...[
        '&amp;',
        '`',
        '\\',
        ' ',
        ' ',
        '\u00a0',
        '\n',
        '\u0001',
        'word',
        'ä',
        '1',
        '£',
        '“',
        '”',
        '.',
        ',',
        '’',
        '🎓',
      ],
    ];
    let plain = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: random.below(12) }, () => random.pick(pieces)).join('');
      const read = readBy(plainRichText, text);
      if (!read || text === '') continue;
      expect(read, JSON.stringify(text)).toEqual(readBy(parsedRichText, text));
      if (/[*[]/.test(text)) plain += 1;
    }
    expect(plain).toBeGreaterThan(300);
  });
});
