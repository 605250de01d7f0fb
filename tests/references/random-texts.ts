import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { LinkInText } from '../../src/references/plain-rich-text';
import { plainRichText } from '../../src/references/plain-rich-text';
import { parseWithMarkdown } from '../../src/references/rich-text';
import type { Target } from '../../src/resolved';
import { randomOf } from '../compiler/mutations/random';

/** What a reader makes of a text, and the links that it found on the way. */
export function readBy(read: typeof plainRichText, text: string) {
  const links: LinkInText[] = [];
  const pieces = read(text, (link): Target => {
    links.push(link);
    return { kind: 'external', href: link.target };
  });
  return pieces && { pieces, links };
}

const piecesOfNotation = [
  ...['*', '**', '*', '**', '[', ']', '](', ')', '[us](/)', '[the *costs*](#a)', '**[9](fact:a)', '**(a)**'],
  ...['/a', '(', '_', '!', '<', '>', '&amp;', '`', '\\', ' ', ' ', '\u00a0', '\n', '\u0001', 'word', 'ä'],
  ...['1', '£', '“', '”', '.', ',', '’', '🎓'],
];

/** `count` texts, each put together from random ones of the pieces. */
function textsOf(pieces: readonly string[], count: number): readonly string[] {
  const random = randomOf(7);
  return Array.from({ length: count }, () =>
    Array.from({ length: random.below(12) }, () => random.pick(pieces)).join(''),
  );
}

/** Asks of `count` random texts whether those in simple notation are read by the fast path as by the parser. */
export function describeRandomTexts(count: number) {
  describe(`of ${count} random texts, those in simple notation`, () => {
    it('are read in the fast path as by the parser', () => {
      const plain = textsOf(piecesOfNotation, count).flatMap((text) => {
        const read = readBy(plainRichText, text);
        return read && text !== '' ? [{ text, read }] : [];
      });
      expect(
        plain.filter(({ text, read }) => !isDeepStrictEqual(read, readBy(parseWithMarkdown, text))),
      ).toEqual([]);
      // Enough of them have emphasis or a link, so that the test is about more than plain words.
      expect(plain.filter(({ text }) => /[*[]/.test(text)).length).toBeGreaterThan(count / 70);
    });
  });
}
