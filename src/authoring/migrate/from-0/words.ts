import { withValue } from '../../edit/with-value';
import { newDocument, schemaBeside } from '../json-edit';
import type { Migration } from '../migration';

/** The new groups of the words that `_site.json` held in one list in version 0. */
const wordGroups: readonly { group: readonly string[]; words: readonly string[] }[] = [
  {
    group: ['shell'],
    words: [
      'home',
      'skipToContent',
      'mainNavigation',
      'openMenu',
      'closeMenu',
      'breadcrumbs',
      'contents',
      'savePdf',
      'share',
      'newTab',
    ],
  },
  {
    group: ['carousel'],
    words: ['previous', 'next', 'goToCard', 'carousel', 'pauseAutoPlay', 'resumeAutoPlay'],
  },
  { group: ['blocks', 'reasons'], words: ['moreReasons'] },
  { group: ['blocks', 'faq'], words: ['moreQuestions'] },
  { group: ['blocks', 'checklist'], words: ['moreToTick'] },
  { group: ['blocks', 'hero'], words: ['pauseVideo', 'playVideo'] },
  { group: ['blocks', 'course-carousel'], words: ['universities', 'duration', 'averageSalary'] },
  {
    group: ['blocks', 'cost-table'],
    words: [
      'program',
      'level',
      'amount',
      'city',
      'cost',
      'accommodationType',
      'accommodation',
      'utilities',
      'food',
      'expense',
      'description',
      'included',
      'asOf',
      'source',
    ],
  },
  {
    group: ['blocks', 'entry-requirements'],
    words: ['degree', 'academics', 'gpa', 'english', 'language', 'ielts', 'tests'],
  },
  {
    group: ['figures'],
    words: [
      'about',
      'from',
      'upTo',
      'perHour',
      'perWeek',
      'perMonth',
      'perYear',
      'perCourse',
      'minute',
      'minutes',
      'hour',
      'hours',
      'week',
      'weeks',
      'month',
      'months',
      'year',
      'years',
    ],
  },
  { group: ['blocks', 'facts'], words: ['asOf', 'source', 'toStay'] },
  {
    group: ['blocks', 'offices'],
    words: ['weekdays', 'saturday', 'sunday', 'closed', 'openingHours', 'address', 'email', 'phone'],
  },
  {
    group: ['blocks', 'university-explorer'],
    words: ['ranking', 'scholarships', 'intake', 'popularPrograms'],
  },
  {
    group: ['form'],
    words: ['required', 'optional', 'leaveEmpty', 'draft', 'clearForm', 'sample', 'dismiss'],
  },
  { group: ['page-states'], words: ['errorTitle', 'errorReload'] },
];

/**
 * Words move from `_site.json` to `_words.json`, grouped by the part that shows them. Words that were built into
 * version 0 come from the locale pack; words of unused blocks are left out.
 */
export const words: Migration = (texts, { packs }) => {
  const site = texts.get('_site.json');
  if (site === undefined || texts.has('_words.json')) return texts;
  const { $schema, language, words: siteWords } = JSON.parse(site) as Partial<Record<string, unknown>>;
  const pack = packs[String(language).slice(0, 2)] ?? packs.en ?? {};
  const oldWords = asObject(siteWords);
  const document = structuredClone(pack) as Record<string, unknown>;
  for (const { group, words: names } of wordGroups) {
    const target = group.reduce<Record<string, unknown>>((parent, name) => asObject(parent[name]), document);
    for (const name of names)
      if (name in target && oldWords[name] !== undefined)
        target[name] = withForms(target[name], oldWords, name);
  }
  const allTexts = [...texts.values()].join('\n');
  const blocks = Object.entries(asObject(document.blocks)).filter(([type]) => allTexts.includes(`"${type}"`));
  const { $schema: _schema, ...groups } = document;
  const text = newDocument({
    ...schemaBeside($schema, 'words'),
    ...groups,
    ...(document.blocks !== undefined && { blocks: Object.fromEntries(blocks) }),
  });
  return new Map(texts).set('_site.json', withValue(site, ['words'], undefined)).set('_words.json', text);
};

/**
 * An old word, in the plural forms of the pack's word if that has any. Version 0 had at most two, under two names:
 * `week` and `weeks`.
 */
const withForms = (packWord: unknown, oldWords: Readonly<Record<string, unknown>>, name: string) =>
  typeof packWord !== 'object'
    ? oldWords[name]
    : Object.fromEntries(
        Object.keys(asObject(packWord)).map((form) => [
          form,
          form === 'one' ? oldWords[name] : (oldWords[`${name}s`] ?? oldWords[name]),
        ]),
      );

const asObject = (value: unknown) => Object(value) as Record<string, unknown>;
