import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingPlural } from '../../diagnostics/missing-plural/missing-plural';
import { missingWord } from '../../diagnostics/missing-word/missing-word';
import { nearest } from '../../diagnostics/nearest';
import { blockWordsFile, wordsPath } from '../../document/document-kind';
import { isObject } from '../../document/is-object';
import { locationOfFile, locationOfValue, type SourceLocation, toPointer } from '../../document/location';
import type { Sources } from '../../document/source';
import { valueAt } from '../../document/value-at';
import { neededForms } from '../../format/plural';
import { expandRequiredWords, schemaOfGroup, type WordGroup } from '../../references/required-words';
import { packFor } from '../../references/word-packs';
import { engineSchemas } from '../../schema/engine-schemas';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { neededWords, wordGroupsOf } from '../../site/needed-words';
import { siteFolder } from '../../site/site-folder';

/** Words that the site needs and that neither `_words.json` nor the pack of its language has. */
export function missingWords(site: LinkedSite): readonly Diagnostic[] {
  const { documents, sources } = site;
  const words = documents.find(({ kind }) => kind === 'words');
  const language = site.settings?.content.language; // undefined if it is invalid
  const pack = packFor(sources, language);
  // The document may be missing if there is a pack. Other problems of it or of the language are reported separately.
  if (language === undefined || !(words || (pack && !hasDocument(sources, wordsPath)))) return [];
  const engine = engineSchemas(sources.schemas);
  const known = (group: WordGroup) => schemaOfGroup(sources.schemas, group)?.properties ?? {};
  return expandRequiredWords(sources.schemas, neededWords(site), wordGroupsOf(site)).flatMap(
    ({ group, word, neededBy: owner, schema }) => {
      const [, type] = group; // of the block, in a group such as `blocks` → `faq`
      const packWord = valueAt(pack, [...group, word]);
      const written = valueAt(words?.parsed.value, [...group, word]);
      if (words && written !== undefined)
        return missingForms(words, [...group, word], written, { language, proposal: packWord });
      const isOfSite = type !== undefined && !(blockWordsFile(type) in engine);
      if (packWord !== undefined && !isOfSite) return [];
      if (isMisspelt(word, valueAt(words?.parsed.value, group), known(group))) return [];
      // The default words of a site's own block are examples from its schema.
      const proposal = isOfSite ? schema.examples?.[0] : undefined;
      // The owner is the type of the block that needs the word, or the name of a group that every site needs.
      const ownerName =
        ownerNames[owner] ??
        (group[0] === 'blocks' || owner !== group[0] ? `The block “${owner}”` : 'The site');
      return [
        missingWord(
          words ? locationOfGroup(words, group) : locationOfFile(siteFolder(sources) + wordsPath),
          word,
          ownerName,
          group.map((name) => `"${name}"`).join(' → '),
          proposal === undefined ? undefined : JSON.stringify(proposal),
        ),
      ];
    },
  );
}

const hasDocument = ({ documents }: Sources, wanted: string) => documents.some(({ path }) => path === wanted);

/** Where a group is; if the document lacks it, where the innermost group around it is that the document has. */
function locationOfGroup({ parsed }: LinkedDocument, group: WordGroup): SourceLocation {
  const deepest = group.findLastIndex((_, depth) =>
    isObject(valueAt(parsed.value, group.slice(0, depth + 1))),
  );
  return locationOfValue(parsed, toPointer(group.slice(0, deepest + 1)));
}

/** Whether the word is present under a misspelt name, which is reported already. */
const isMisspelt = (word: string, written: unknown, known: object): boolean =>
  nearest(
    word,
    Object.keys(Object(written)).filter((name) => !(name in known)),
  ) !== undefined;

/** Missing plural forms of a word. Invalid ones are reported by the schema. */
function missingForms(
  { parsed, invalidPointers }: LinkedDocument,
  path: WordGroup,
  written: unknown,
  { language, proposal }: { language: string; proposal: unknown },
): readonly Diagnostic[] {
  const pointer = path.map((name) => `/${name}`).join('');
  if (!isObject(written) || invalidPointers.has(pointer)) return [];
  return [...neededForms({ language })]
    .filter(([form]) => !(form in written))
    .map(([form, numbers]) => {
      const text = valueAt(proposal, [form]);
      const proposed = typeof text === 'string' ? text : undefined;
      const diagnostic = missingPlural(locationOfValue(parsed, pointer), form, language, numbers, proposed);
      // `adds` is what `check --fix` adds to the document.
      return proposed === undefined
        ? diagnostic
        : { ...diagnostic, adds: { path: [...path, form], value: proposed } };
    });
}

/** What shows the words of groups that do not belong to a block. */
const ownerNames: Readonly<Record<string, string>> = {
  shell: 'Every page',
  'not-found': 'The page for addresses that do not exist',
  'page-states': 'The page of the server’s failures',
  sources: 'A page that quotes figures',
  server: 'The receiver of forms',
  mail: 'The mail about an enquiry',
  admin: 'The admin CLI',
};
