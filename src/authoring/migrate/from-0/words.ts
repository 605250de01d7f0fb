import { withValue } from '../../edit/with-value';
import { newDocument, schemaBeside } from '../json-edit';
import type { Migration } from '../migration';

/**
 * Groups of words that version 0 did not have. Some of these words have the name of an old word that means something
 * else, which must not replace them.
 */
const newGroups: readonly string[] = [
  'not-found',
  'sources',
  'at-a-glance',
  'compare',
  'cost-calculator',
  'eligibility',
  'intakes',
  'opening-hours',
];

type Words = Readonly<Record<string, unknown>>;

/**
 * Words move from `_site.json`, where version 0 had them in one list, to `_words.json`, grouped by the part that shows
 * them. Words that were built into version 0 come from the locale pack; words of unused blocks are left out.
 */
export const words: Migration = (texts, { packs = {} }) => {
  const site = texts.get('_site.json');
  if (site === undefined || texts.has('_words.json')) return texts;
  const { $schema, language, words: oldWords } = JSON.parse(site) as Words;
  const pack = packs[String(language).slice(0, 2)] ?? packs.en ?? {};
  const { $schema: _schema, ...groups } = withOldWords(pack, asWords(oldWords));
  const allTexts = [...texts.values()].join('\n');
  const blocks = Object.entries(asWords(groups.blocks)).filter(([type]) => allTexts.includes(`"${type}"`));
  const text = newDocument({
    ...schemaBeside($schema, 'words'),
    ...groups,
    blocks: Object.fromEntries(blocks),
  });
  return new Map(texts).set('_site.json', withValue(site, ['words'], undefined)).set('_words.json', text);
};

/** A pack, or a group of its words, with each word replaced by the old one of the same name, if the site has it. */
const withOldWords = (group: Words, oldWords: Words): Words =>
  Object.fromEntries(
    Object.entries(group).map(([name, word]) => {
      if (newGroups.includes(name)) return [name, word];
      // A word is a text, or an object with its plural forms.
      const isGroup = typeof word === 'object' && !('other' in asWords(word));
      if (isGroup) return [name, withOldWords(asWords(word), oldWords)];
      return [name, oldWords[name] === undefined ? word : withForms(word, oldWords, name)];
    }),
  );

/**
 * An old word, in the plural forms of the pack's word if that has any. Version 0 had at most two, under two names:
 * `week` and `weeks`.
 */
const withForms = (packWord: unknown, oldWords: Words, name: string) =>
  typeof packWord !== 'object'
    ? oldWords[name]
    : Object.fromEntries(
        Object.keys(asWords(packWord)).map((form) => [
          form,
          form === 'one' ? oldWords[name] : (oldWords[`${name}s`] ?? oldWords[name]),
        ]),
      );

const asWords = (value: unknown) => Object(value) as Words;
