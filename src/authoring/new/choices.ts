import { contentAt, unvalidatedContent } from '../../compiler/unvalidated-content';
import { collectionName, formName } from '../../document/document-kind';
import { suggestedRoute } from '../../document/route';
import type { Sources } from '../../document/source';
import type { RegisteredFact } from '../../generated/documents';
import { nameOfCountry } from '../../references/country-names';
import type { Choose } from './fill-in';
import { unvalidatedEntries } from './new-entry';

/**
 * Returns a function that suggests values for a new page with this name: images, forms, collections, a flag, a page to
 * link to, today's date, the currency of the facts in its register. If the site has the schema's example, too, the
 * function suggests that one.
 */
export function choicesOf(
  { documents, images, flags }: Sources,
  name: string,
  today: string,
  facts: readonly RegisteredFact[] = [],
): Choose {
  const collections = documents.flatMap(({ path }) => collectionName(path) ?? []);
  const valuesByPart: Readonly<Record<string, readonly string[]>> = {
    'image-source': images.map(({ path }) => path),
    // Simulated forms come last.
    'form-name': [...documents]
      .sort((one, other) => Number(isSimulated(one)) - Number(isSimulated(other)))
      .flatMap(({ path }) => formName(path) ?? []),
    collection: collections,
    'entry-name': collections
      .flatMap((collection) => unvalidatedEntries({ documents }, collection))
      .flatMap(({ id }) => (typeof id === 'string' ? id : [])),
    target: ['/'],
    day: [today],
    currency: facts.flatMap(({ value }) => ('currency' in value ? (value.currency ?? []) : [])),
    flag: [...flags].filter((code) => isNameOfCountry(name, code, unvalidatedLanguage(documents))),
  };
  return (part, examples) => {
    const values = valuesByPart[part] ?? [];
    return values.find((candidate) => examples.includes(candidate)) ?? values[0];
  };
}

const isSimulated = (source: Sources['documents'][number]) =>
  formName(source.path) !== undefined &&
  (Object(unvalidatedContent(source)) as { submit?: unknown }).submit === 'simulate';

/** Whether a name such as `cape-verde` is that of the country with this code, in the site's language or in English. */
const isNameOfCountry = (name: string, code: string, language: string) =>
  /^[a-z]{2}$/.test(code) &&
  [language, 'en'].some((spoken) => suggestedRoute(nameOfCountry(code, spoken) ?? '') === name);

/** The site's language, read from unvalidated documents. */
export function unvalidatedLanguage(documents: Sources['documents']): string {
  const { language } = Object(contentAt(documents, '_site.json')) as { language?: unknown };
  return typeof language === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'en';
}
