import { posix } from 'node:path';
import type { LocalePack, SourceFile } from '../../document/source';

/** Template of a new site: documents with placeholders such as `{{nav.home}}`, and the texts that replace them. */
export interface SiteStarter {
  /** Document texts by path. Paths may contain placeholders, too. */
  documents: Readonly<Record<string, string>>;
  /** Replacement texts by placeholder. They may contain placeholders themselves. */
  texts: Readonly<Record<string, string>>;
  /** The words of the interface. */
  words: LocalePack;
}

/** The values that a new site begins with. */
export interface NewSite {
  /** The folder as given by the author. */
  folder: string;
  /** The site's public name. */
  name: string;
  /** BCP 47 language tag. */
  language: string;
  /** IANA time zone name. */
  timeZone: string;
  /** Relative path from the folder to the schemas, with forward slashes. */
  schema: string;
}

/** The documents of a new site. Throws if a placeholder has no text, which is a bug in the starter. */
export function scaffoldSite(
  starter: SiteStarter,
  { folder, name, language, timeZone, schema }: NewSite,
): SourceFile[] {
  const { $schema: _schema, ...groups } = starter.words;
  const words = { $schema: '{{schema}}/words.schema.json', ...groups };
  const documents = { ...starter.documents, '_words.json': `${JSON.stringify(words, null, 2)}\n` };
  return Object.entries(documents).map(([pathTemplate, text]) => {
    const path = fillPlaceholders(pathTemplate, starter.texts, {});
    const toFolder = '../'.repeat(path.split('/').length - 1);
    const authorTexts = { name, language, timeZone, schema: toFolder + schema };
    return { path, file: posix.join(folder, path), text: fillPlaceholders(text, starter.texts, authorTexts) };
  });
}

type Texts = Readonly<Record<string, string>>;

/** Replaces placeholders. Texts of the author are inserted verbatim, since a name may look like a placeholder. */
function fillPlaceholders(text: string, texts: Texts, authorTexts: Texts): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_placeholder, key: string) => {
    const replacement = authorTexts[key] ?? texts[key];
    if (replacement === undefined) throw new Error(`The starter has no text for “${key}”`);
    const escaped = JSON.stringify(replacement).slice(1, -1);
    return key in authorTexts ? escaped : fillPlaceholders(escaped, texts, authorTexts);
  });
}

/** A default name derived from the folder: “Mar Azul” for `mar-azul`. */
export const nameFor = (folder: string) =>
  posix
    .basename(folder)
    .split(/[-_. ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
