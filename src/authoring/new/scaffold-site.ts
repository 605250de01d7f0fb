import { posix } from 'node:path';
import type { SourceFile, WordPack } from '../../document/source';

/** What a new site is made from: its documents with marks such as `{{nav.home}}`, and what they stand for. */
export interface SiteStarter {
  /** The text of each document, by its path, which may have marks as well. */
  documents: Readonly<Record<string, string>>;
  /** By mark. They may have marks themselves. */
  texts: Readonly<Record<string, string>>;
  /** The words of the interface. */
  words: WordPack;
}

export interface NewSite {
  /** The folder as its author wrote it. */
  folder: string;
  /** What visitors call the site. */
  name: string;
  /** A BCP 47 tag. */
  language: string;
  /** The name of a time zone. */
  timeZone: string;
  /** The way from the folder to that of the schemas, with forward slashes. */
  schema: string;
}

/** The documents of a new site. Throws where the starter has a mark without a text, which is a bug of ours. */
export function scaffoldSite(
  starter: SiteStarter,
  { folder, name, language, timeZone, schema }: NewSite,
): SourceFile[] {
  const { $schema: _schema, ...groups } = starter.words;
  const words = { $schema: '{{schema}}/words.schema.json', ...groups };
  const documents = { ...starter.documents, '_words.json': `${JSON.stringify(words, null, 2)}\n` };
  return Object.entries(documents).map(([marked, text]) => {
    const path = filledIn(marked, starter.texts, {});
    const given = { name, language, timeZone, schema: schemaFrom(path, schema) };
    return { path, file: posix.join(folder, path), text: filledIn(text, starter.texts, given) };
  });
}

const schemaFrom = (path: string, schema: string) => `${'../'.repeat(path.split('/').length - 1)}${schema}`;

type Texts = Readonly<Record<string, string>>;

/** What is given stays as it is: a name may contain what looks like a mark. */
function filledIn(text: string, texts: Texts, given: Texts): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_mark, key: string) => {
    const said = given[key] ?? texts[key];
    if (said === undefined) throw new Error(`The starter has no text for “${key}”`);
    const escaped = JSON.stringify(said).slice(1, -1);
    return key in given ? escaped : filledIn(escaped, texts, given);
  });
}

/** What a site is called until its author says so: `mar-azul` is “Mar Azul”. */
export const nameFor = (folder: string) =>
  posix
    .basename(folder)
    .split(/[-_. ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
