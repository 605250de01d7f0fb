import type { ReactNode } from 'react';

/**
 * Scripts that may occur in texts, with their direction, and their language if only one uses them: screen readers read
 * a wrong language worse than none. Left-to-right scripts of several languages, such as Devanagari, are omitted.
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

/** A run of words in one script, including spaces and punctuation between them. */
const scriptRun = new RegExp(
  `(${scripts.map(({ letter: { source } }) => `${source}[${source}\\p{M}]*(?:[\\s\\p{P}]+${source}[${source}\\p{M}]*)*`).join('|')})`,
  'u',
);

/** A cheap first test: none of these scripts has letters before Hebrew, or from Latin Extended Additional up to CJK. */
const possiblyForeign = /[^\0-\u058f\u1e00-\u2dff]/;

/**
 * Text from a document. Runs in another script get a `lang` or `dir` attribute (WCAG 2.2, 3.1.2). A function and no
 * component, which is cheaper for the many short texts.
 */
export function inLanguages(text: string): ReactNode {
  if (!possiblyForeign.test(text)) return text; // nearly always; the search below is far slower
  return text.split(scriptRun).map((piece, index) => {
    const script = scripts.find(({ letter }) => letter.test(piece));
    return script ? (
      <span key={index} {...script.attributes}>
        {piece}
      </span>
    ) : (
      piece
    );
  });
}
