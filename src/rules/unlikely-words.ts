import { unlikelyWord } from '../diagnostics/unlikely-word/unlikely-word';
import { locationOfValue } from '../document/location';
import { valueAt } from '../document/value-at';
import { nameOfLanguage, primaryLanguage } from '../format/language-name';
import { packFor } from '../references/word-packs';
import { otherLanguageOf } from './language-of-words';
import type { Rule } from './rule';

/**
 * Words of the interface that are in another language than the site or say what another word says, and words whose
 * placeholders have changed places. Packs have the usual words.
 */
export const unlikelyWords: Rule = ({ documents, settings, sources }) => {
  const words = documents.find(({ kind }) => kind === 'words');
  const language = settings?.content.language;
  if (!words?.isValid || !settings || language === undefined) return [];
  const { packs = {} } = sources;
  const pack = packFor(sources, language);
  const writtenWords = wordsIn(words.validValue, []);
  const others = Object.entries(packs).filter(([tag]) => primaryLanguage(tag) !== primaryLanguage(language));
  const foreignWords = writtenWords.flatMap((word) => {
    // A word is not judged if the pack has it too, or if it has no two letters in a row.
    if (valueAt(pack, word.path) === word.text || !/\p{L}{2}/u.test(word.text)) return [];
    const [copiedFrom] = others.find(([, other]) => valueAt(other, word.path) === word.text) ?? [];
    const found = copiedFrom ?? otherLanguageOf(word.text, language, packs);
    return found === undefined ? [] : [{ ...word, language: found }];
  });
  const [first] = foreignWords;
  // If most words are in other languages, the site's own setting is wrong, or nothing has been translated yet.
  if (first && foreignWords.length > writtenWords.length / 2)
    return [
      unlikelyWord(
        locationOfValue(settings.parsed, '/language'),
        `The words of the interface are in ${nameOfLanguage(first.language)}; the site is in ${nameOfLanguage(language)}.`,
        'Correct the language here, or translate _words.json.',
      ),
    ];
  const report = (path: readonly string[], message: string, hint: string) =>
    unlikelyWord(locationOfValue(words.parsed, ['', ...path].join('/')), message, hint);
  const foreignPaths = new Set(foreignWords.map(({ path }) => path.join('/')));
  return [
    ...foreignWords.map(({ path, text, language: other }) =>
      report(
        path,
        `“${text}” is ${nameOfLanguage(other)}; the site is in ${nameOfLanguage(language)}.`,
        `Write it in ${nameOfLanguage(language)}.`,
      ),
    ),
    ...writtenWords.flatMap(({ path, text }) => {
      const usual = valueAt(pack, path);
      if (typeof usual !== 'string' || usual === text || foreignPaths.has(path.join('/'))) return [];
      if (hasSwappedPlaceholders(text, usual))
        return report(path, 'Two parts that are filled in have changed places here.', `Write: ${usual}`);
      const sameText = writtenWords.find(
        (one) => one.text === text && areSiblings(one.path, path) && valueAt(pack, one.path) !== usual,
      );
      if (!sameText) return [];
      const [own, other] = [path.at(-1), sameText.path.at(-1)];
      const isPluralForm = hasPluralForms(valueAt(pack, path.slice(0, -1)));
      return isPluralForm
        ? report(
            path,
            `The forms “${own}” and “${other}” are the same.`,
            `Write the plural and the singular: here it is usually “${usual}”.`,
          )
        : report(
            path,
            `“${text}” is what “${other}” says, too.`,
            `Say what is meant here, such as “${usual}”.`,
          );
    }),
  ];
};

/** A text of `_words.json`, and its path in there. */
interface WrittenWord {
  path: readonly string[];
  text: string;
}

/** All texts in a document of words, at any depth; not `$schema`. */
const wordsIn = (words: unknown, path: readonly string[]): readonly WrittenWord[] =>
  typeof words === 'string'
    ? [{ path, text: words }]
    : Object.entries(Object(words)).flatMap(([name, inner]) =>
        name.startsWith('$') ? [] : wordsIn(inner, [...path, name]),
      );

/** Whether two paths are those of words in one group, or of plural forms of one word. */
const areSiblings = (one: readonly string[], other: readonly string[]) =>
  one.join('/') !== other.join('/') && one.slice(0, -1).join('/') === other.slice(0, -1).join('/');

/** Whether a word has plural forms: it is an object with the categories of `Intl.PluralRules`. */
const hasPluralForms = (word: unknown) => typeof Object(word).other === 'string' && 'one' in Object(word);

/** Matches a placeholder, such as `{count}`. */
const placeholder = /\{\w+\}/g;

/** Whether a text is the usual one, with its placeholders in another order. */
const hasSwappedPlaceholders = (text: string, usual: string) =>
  text.replace(placeholder, '{}') === usual.replace(placeholder, '{}') &&
  (text.match(placeholder) ?? []).sort().join() === (usual.match(placeholder) ?? []).sort().join();
