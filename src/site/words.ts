import type { FigureWords, ReceiverWords, Words } from '../compiled';
import { blockWordsFile } from '../document/document-kind';
import type { Schemas } from '../document/source';
import type { WordsDocument } from '../generated/documents';

type Group = Readonly<Record<string, unknown>>;

/**
 * The labels for the view. Each block gets its own and those of shared groups. The check guarantees that all labels in
 * use exist.
 */
export function wordsForView(document: WordsDocument, schemas: Schemas): Words {
  const groups = document as Readonly<Record<string, Group | undefined>>;
  const wordsOfBlocks = (document.blocks ?? {}) as Readonly<Record<string, Group | undefined>>;
  const types = Object.keys(schemas['schema/words.schema.json']?.properties?.blocks?.properties ?? {});
  const blocks = types.map((type) => {
    const { says = {} } = schemas[blockWordsFile(type)] ?? {};
    return [type, Object.assign({}, ...Object.keys(says).map((group) => groups[group]), wordsOfBlocks[type])];
  });
  const menus = types.map((type) => {
    const words = Object.entries(schemas[blockWordsFile(type)]?.properties ?? {});
    return [
      type,
      Object.fromEntries(
        words.flatMap(([word, { inMenus }]) => (inMenus ? [[inMenus, wordsOfBlocks[type]?.[word]]] : [])),
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

/** A site may omit groups that it does not use. */
const emptyGroups = { shell: {}, carousel: {}, figures: {}, sources: {}, form: {}, 'page-states': {} };

/** The document of labels, or its valid part. */
export const wordsDocumentOf = (documents: readonly { kind: string; validValue: unknown }[]): WordsDocument =>
  Object(documents.find(({ kind }) => kind === 'words')?.validValue);

/** Labels for figures; undefined if one is missing. */
export function figureWordsIn(
  documents: readonly { kind: string; validValue: unknown }[],
  schemas: Schemas,
): FigureWords | undefined {
  const { figures = {} } = wordsDocumentOf(documents);
  const names = Object.keys(schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {});
  return names.every((name) => name in figures) ? (figures as FigureWords) : undefined;
}

/** Texts of the receiver, its mails and the admin CLI. */
export const receiverWordsIn = ({ server = {}, mail = {}, admin = {} }: WordsDocument): ReceiverWords =>
  ({ server, mail, admin }) as ReceiverWords;
