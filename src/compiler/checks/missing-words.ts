import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingPlural } from '../../diagnostics/missing-plural/missing-plural';
import { missingWord } from '../../diagnostics/missing-word/missing-word';
import { nearest } from '../../diagnostics/nearest';
import { blockWordsFile } from '../../document/document-kind';
import { locationOfValue } from '../../document/location';
import { neededForms } from '../../format/plural';
import { packFor, wordAt } from '../../references/locale-labels';
import { expandRequiredLabels, type LabelGroup, schemaOfGroup } from '../../references/required-labels';
import { engineSchemas } from '../../schema/engine-schemas';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { languageOf, wordGroupsOf, wordsOfFacts, wordsOfForms } from '../../site/needed-word-groups';

/** Labels that the site needs and `_words.json` does not have. */
export function missingWords(site: LinkedSite): readonly Diagnostic[] {
  const { documents, sources } = site;
  const words = documents.find(({ kind }) => kind === 'words');
  if (!words) return []; // the document is missing or invalid, which is reported separately
  const required = new Set([
    ...documents.flatMap(({ documentIndex }) => documentIndex.requiredLabels),
    ...wordsOfForms(site),
    ...wordsOfFacts(site),
  ]);
  const language = languageOf(site);
  const pack = packFor(sources, language);
  const engine = engineSchemas(sources.schemas);
  const knownWords = (group: LabelGroup) => schemaOfGroup(sources.schemas, group)?.properties ?? {};
  return expandRequiredLabels(sources.schemas, required, wordGroupsOf(site)).flatMap(
    ({ group, word, owner, schema }) => {
      const [, type] = group;
      const currentText = wordAt(words.document.value, [...group, word]);
      if (currentText !== undefined)
        return missingForms(words, [...group, word], currentText, {
          language,
          proposal: wordAt(pack, [...group, word]),
        });
      if (isMisspelt(word, wordAt(words.document.value, group), knownWords(group))) return [];
      const deepest = group.findLastIndex((_, depth) =>
        isObject(wordAt(words.document.value, group.slice(0, depth + 1))),
      );
      const pointer = group
        .slice(0, deepest + 1)
        .map((name) => `/${name}`)
        .join('');
      const isOfSite = type !== undefined && !(blockWordsFile(type) in engine);
      const proposal = isOfSite ? schema.examples?.[0] : wordAt(pack, [...group, word]);
      const who =
        ownerNames[owner] ??
        (group[0] === 'blocks' || owner !== group[0] ? `The block “${owner}”` : 'The site');
      const diagnostic = missingWord(
        locationOfValue(words.document, pointer),
        word,
        who,
        group.map((name) => `"${name}"`).join(' → '),
        proposal === undefined ? undefined : JSON.stringify(proposal),
      );
      // The default labels of a site's own block are examples from its schema, in an unknown language, so they are not
      // offered as a fix.
      return [adding(diagnostic, [...group, word], isOfSite ? undefined : proposal)];
    },
  );
}

/** Whether the label is present under a misspelt name, which is reported already. */
const isMisspelt = (word: string, written: unknown, known: object): boolean =>
  nearest(
    word,
    Object.keys(Object(written)).filter((name) => !(name in known)),
  ) !== undefined;

/** Missing plural forms of a label. Invalid ones are reported by the schema. */
function missingForms(
  { document, invalidPointers }: LinkedDocument,
  path: LabelGroup,
  written: unknown,
  { language, proposal }: { language: string | undefined; proposal: unknown },
): readonly Diagnostic[] {
  const pointer = path.map((name) => `/${name}`).join('');
  if (!isObject(written) || language === undefined || invalidPointers.has(pointer)) return [];
  return [...neededForms({ language })]
    .filter(([form]) => !(form in written))
    .map(([form, numbers]) => {
      const text = wordAt(proposal, [form]);
      const proposedText = typeof text === 'string' ? text : undefined;
      return adding(
        missingPlural(locationOfValue(document, pointer), form, language, numbers, proposedText),
        [...path, form],
        proposedText,
      );
    });
}

const adding = (diagnostic: Diagnostic, path: readonly string[], value: unknown): Diagnostic =>
  value === undefined ? diagnostic : { ...diagnostic, adds: { path, value } };

/** What shows the labels of groups that do not belong to a block. */
const ownerNames: Readonly<Record<string, string>> = {
  shell: 'Every page',
  'page-states': 'The page of the server’s failures',
  sources: 'A page that quotes figures',
  server: 'The receiver of forms',
  mail: 'The mail about an enquiry',
  admin: 'The admin CLI',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
