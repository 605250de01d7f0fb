import type { ReactNode } from 'react';

/**
 * Scripts that may occur on this site, with what is certain of them: their only language, and their direction. Scripts
 * of several languages, such as Devanagari, are omitted: a wrong language is read aloud worse than none.
 */
const scripts = [
  { script: 'Gujr', lang: 'gu' },
  { script: 'Guru', lang: 'pa' },
  { script: 'Taml', lang: 'ta' },
  { script: 'Telu', lang: 'te' },
  { script: 'Knda', lang: 'kn' },
  { script: 'Mlym', lang: 'ml' },
  { script: 'Orya', lang: 'or' },
  { script: 'Sinh', lang: 'si' },
  { script: 'Thai', lang: 'th' },
  { script: 'Hang', lang: 'ko' },
  { script: 'Hebr', lang: 'he', dir: 'rtl' },
  { script: 'Arab', dir: 'rtl' },
].map(({ script, ...attributes }) => ({ attributes, letter: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** Words of one script, with the spaces and punctuation between them. */
const run = new RegExp(
  `(${scripts.map(({ letter: { source } }) => `${source}[${source}\\p{M}]*(?:[\\s\\p{P}]+${source}[${source}\\p{M}]*)*`).join('|')})`,
  'u',
);

/** None of these scripts has a letter before Hebrew, or between those of Greek and the radicals of Chinese. */
const mayBeForeign = /[^\0-\u058f\u1e00-\u2dff]/;

/** Text of a document. What is written in another script names its language or direction (WCAG 2.2, 3.1.2). */
export const Text = ({ text }: { text: string }) => inLanguages(text);

/** The same as a function, for the many texts that are part of another. */
export function inLanguages(text: string): ReactNode {
  if (!mayBeForeign.test(text)) return text; // nearly all: the search takes far longer
  const pieces = text.split(run);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => {
    const found = scripts.find(({ letter }) => letter.test(piece));
    return found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <span key={index} {...found.attributes}>
        {piece}
      </span>
    ) : (
      piece
    );
  });
}
