import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../source/house';

/** An entry of `json.schemas`, a setting of VS Code. */
interface SchemaSetting {
  fileMatch: readonly string[];
  url: string;
  schema?: object;
}

const rootUrl = `${pathToFileURL(root)}/`;

/** A document as an author has it open. */
export interface OpenDocument {
  /** The completions after the last character of `text`, which appears once in the document. */
  completions(text: string): Promise<readonly CompletionItem[]>;
  /** The hover text at the first character of `text`. */
  hover(text: string): Promise<string>;
  /** Problems as `line:column message`. */
  problems(): Promise<readonly string[]>;
  /** The document after a completion was taken. */
  insert(item: CompletionItem): string;
}

/**
 * The JSON service that VS Code brings along, set up as VS Code does from a folder's or a workspace's settings;
 * `texts` are contents of files, by path, that are used in place of those on disk.
 */
export function createEditor(
  { 'json.schemas': settings }: { 'json.schemas': readonly SchemaSetting[] },
  texts: Readonly<Record<string, string>> = {},
) {
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    schemaRequestService: async (url) => texts[relative(url)] ?? (await readFile(fileURLToPath(url), 'utf8')),
  });
  service.configure({
    schemas: settings.map(({ fileMatch, url, schema }) => ({
      fileMatch: [...fileMatch],
      uri: new URL(url, rootUrl).href,
      schema,
      folderUri: rootUrl,
    })),
  });

  return function open(file: string, change: (text: string) => string = (text) => text): OpenDocument {
    const text = change(texts[file] ?? readFileSync(join(root, file), 'utf8'));
    const document = TextDocument.create(new URL(file, rootUrl).href, 'json', 1, text);
    const tree = service.parseJSONDocument(document);
    const offsetOf = (excerpt: string) => {
      const at = text.indexOf(excerpt);
      if (at < 0) throw new Error(`${file} has no ${excerpt}`);
      return at;
    };
    return {
      async completions(excerpt) {
        const position = document.positionAt(offsetOf(excerpt) + excerpt.length);
        return (await service.doComplete(document, position, tree))?.items ?? [];
      },
      async hover(excerpt) {
        const found = await service.doHover(document, document.positionAt(offsetOf(excerpt)), tree);
        return String(found?.contents ?? '');
      },
      async problems() {
        const found = await service.doValidation(document, tree);
        return found.map(
          ({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`,
        );
      },
      insert: ({ textEdit }) => {
        if (!textEdit || !('range' in textEdit)) throw new Error('The completion inserts nothing');
        return TextDocument.applyEdits(document, [{ ...textEdit, newText: plainText(textEdit.newText) }]);
      },
    };
  };
}

const relative = (url: string) => (url.startsWith(rootUrl) ? url.slice(rootUrl.length) : url);

/**
 * The text that VS Code inserts for a snippet: escapes without their backslash, the default values of tab stops, and
 * the names of variables that do not exist.
 */
const plainText = (snippet: string): string =>
  snippet.replace(
    /\\([\\$}])|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+|\$([a-z]+)/g,
    (_all, escaped?: string, inner?: string, variable = '') =>
      escaped ?? (inner === undefined ? variable : plainText(inner)),
  );
