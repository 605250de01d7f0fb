import { contentAt } from '../../compiler/unvalidated-content';
import { validate } from '../../compiler/validate';
import { registerName, wordsPath } from '../../document/document-kind';
import type { Sources } from '../../document/source';
import { formatFact } from '../../format/fact';
import type { SiteDocument, WordsDocument } from '../../generated/documents';
import type { ReferringDocument } from '../../references/reference-kind';
import { factsByName } from '../../references/registers';
import { figureWordsWithDefaults } from '../diff/revision';

/**
 * VS Code snippets that complete braces in a text to the name of a fact, showing its title and figure. A schema cannot
 * do that, because it completes whole values only.
 */
export function emitFactSnippets(sources: Pick<Sources, 'documents' | 'schemas' | 'packs'>): string {
  const { documents, schemas } = sources;
  const { language = 'en', formats } = Object(contentAt(documents, '_site.json')) as Partial<SiteDocument>;
  const words = figureWordsWithDefaults(
    sources,
    contentAt(documents, wordsPath) as WordsDocument | undefined,
    language,
  );
  const registers = documents
    .filter(({ path }) => registerName(path) !== undefined)
    .flatMap((source) => validate(schemas, source).value ?? []);
  const snippets = [...factsByName(registers as readonly ReferringDocument[])].map(([name, { fact }]) => [
    name,
    {
      scope: 'json',
      prefix: `{{${name}`,
      body: `{{${name}}}`,
      description: `${fact.title}: ${formatFact(fact.value, words, { language, formats })}`,
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}
