import { readFileSync } from 'node:fs';

/** Words without which hardly two English sentences are written, and which Portuguese has not. */
const frequent =
  'the and of to is are was were be been it its this that these those they we you your our us with without from by at on an or but not can will would which who what when where how about into than then there here have has had been please';

type Words = string | { [key: string]: Words };
const pack = (language: string): Words => JSON.parse(readFileSync(`packs/${language}.json`, 'utf8'));

/** What the pack of the interface says in English, where the Portuguese one says something else. */
const said = differing(pack('en'), pack('pt')).map((word) => word.replaceAll(/\s*\{\w+\}\s*/g, ' ').trim());

/** The texts of the English pack that occur nowhere in the Portuguese one. */
function differing(english: Words, portuguese: Words | undefined): readonly string[] {
  if (typeof english !== 'string')
    return Object.entries(english).flatMap(([key, value]) =>
      key.startsWith('$') || typeof portuguese === 'string' ? [] : differing(value, portuguese?.[key]),
    );
  return portuguese === undefined || isIn(english, allOf(pack('pt'))) ? [] : [english];
}

function allOf(words: Words): string {
  if (typeof words !== 'string') return Object.values(words).map(allOf).join('\n');
  return words.replaceAll(/\{\w+\}/g, ''); // placeholders have the same names in every language
}

/** Whether a text has a word or phrase as whole words. */
function isIn(word: string, text: string): boolean {
  const letters = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const english = [...new Set([...frequent.split(' '), ...said])].filter((word) => /\p{L}/u.test(word));

/** The English words of a Portuguese text, each once. */
export const englishWordsIn = (text: string): readonly string[] => english.filter((word) => isIn(word, text));
