import type { FigureWords, ReceiverWords, Words } from '../compiled';
import { blockWordsFile } from '../document/document-kind';
import type { LocalePack, Schemas } from '../document/source';
import type { WordsDocument } from '../generated/documents';

type Group = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Group | undefined>>;

/**
 * The words for the view. Each block gets its own and those of the groups that its schema names (`says`). The check
 * guarantees that all words in use exist.
 */
export function wordsForView(document: WordsDocument, schemas: Schemas): Words {
  const groups = document as Groups;
  const own = (document.blocks ?? {}) as Groups;
  const types = Object.keys(schemas['schema/words.schema.json']?.properties?.blocks?.properties ?? {});
  const blocks = types.map((type) => {
    const { says = {} } = schemas[blockWordsFile(type)] ?? {};
    return [type, Object.assign({}, ...Object.keys(says).map((group) => groups[group]), own[type])];
  });
  // The words of a block that menus show with figures from it; `inMenus` is what such a word is called there.
  const menus = types.map((type) => {
    const words = Object.entries(schemas[blockWordsFile(type)]?.properties ?? {});
    return [
      type,
      Object.fromEntries(
        words.flatMap(([word, { inMenus }]) => (inMenus ? [[inMenus, own[type]?.[word]]] : [])),
      ),
    ];
  });
  const { $schema: _schema, server: _server, mail: _mail, admin: _admin, ...rest } = document;
  return {
    ...emptyGroups,
    ...rest,
    blocks: Object.fromEntries(blocks),
    menus: Object.fromEntries(menus),
  } as unknown as Words;
}

/** A site may omit groups that it does not use; the view expects all of them. */
const emptyGroups = {
  shell: {},
  carousel: {},
  figures: {},
  sources: {},
  form: {},
  'not-found': {},
  'page-states': {},
};

/** All words of a site: those of its document, or of the valid part of it, and all others from its language's pack. */
export function wordsOf(
  documents: readonly { kind: string; validValue: unknown }[],
  pack: LocalePack | undefined,
): WordsDocument {
  const {
    $schema: _schema,
    blocks,
    ...groups
  } = Object(documents.find(({ kind }) => kind === 'words')?.validValue);
  const { blocks: packBlocks, ...packGroups } = Object(pack);
  return { ...withMissing(groups, packGroups), blocks: withMissing(blocks, packBlocks) };
}

/** Adds the words of a pack. The site's own come first, so that words new in the pack do not change their order. */
const withMissing = (own: Groups = {}, fromPack: Groups = {}): Groups =>
  Object.fromEntries(
    Object.keys({ ...own, ...fromPack }).map((name) => [
      name,
      { ...own[name], ...fromPack[name], ...own[name] },
    ]),
  );

/** Words for figures; undefined if one is missing. */
export function figureWordsIn({ figures = {} }: WordsDocument, schemas: Schemas): FigureWords | undefined {
  const names = Object.keys(schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {});
  return names.every((name) => name in figures) ? (figures as FigureWords) : undefined;
}

/** Texts of the receiver, its mails and the admin CLI. */
export const receiverWordsIn = ({ server = {}, mail = {}, admin = {} }: WordsDocument): ReceiverWords =>
  ({ server, mail, admin }) as ReceiverWords;
