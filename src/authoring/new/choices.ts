import { contentAt, unvalidatedContent } from '../../compiler/unvalidated-content';
import { collectionName } from '../../document/document-kind';
import { suggestedRoute } from '../../document/route';
import type { Sources } from '../../document/source';
import { nameOfCountry } from '../../references/country-names';
import { formName } from '../../references/forms';
import type { Choose } from './fill-in';

/**
 * Returns a function that suggests values for a new page with this name: images, forms, collections, a flag, a page to
 * link to, today's date. If the site has the schema's example, too, the function suggests that one.
 */
export function choicesOf({ documents, images, flags }: Sources, name: string, today: string): Choose {
  const collections = documents.filter(({ path }) => collectionName(path) !== undefined);
  const valuesByPart: Readonly<Record<string, readonly string[]>> = {
    'image-source': images.map(({ path }) => path),
    // Simulated forms come last.
    'form-name': [...documents]
      .sort((one, other) => Number(isSimulated(one)) - Number(isSimulated(other)))
      .flatMap(({ path }) => formName(path) ?? []),
    collection: collections.map(({ path }) => collectionName(path) ?? ''),
    'entry-name': collections.flatMap((source) => idsIn(unvalidatedContent(source))),
    target: ['/'],
    day: [today],
    flag: [...flags].filter((code) => isNameOfCountry(name, code, unvalidatedLanguage(documents))),
  };
  return (part, examples) => {
    const values = valuesByPart[part] ?? [];
    const value = values.find((candidate) => examples.includes(candidate)) ?? values[0];
    return value === undefined ? undefined : { value, needsConfirmation: !derivedParts.has(part) };
  };
}

/** Parts whose value is derived from the page's name, so that it needs no confirmation. */
const derivedParts: ReadonlySet<string> = new Set(['flag']);

const isSimulated = (source: Sources['documents'][number]) =>
  formName(source.path) !== undefined &&
  (Object(unvalidatedContent(source)) as { submit?: unknown }).submit === 'simulate';

/** The ids of the entries of a collection. */
function idsIn(collection: unknown): readonly string[] {
  const { entries } = { ...(collection as { entries?: unknown }) };
  return Array.isArray(entries) ? entries.flatMap((entry) => entry?.id ?? []) : [];
}

/** Whether a name such as `cape-verde` is that of the country with this code, in the site's language or in English. */
const isNameOfCountry = (name: string, code: string, language: string) =>
  /^[a-z]{2}$/.test(code) &&
  [language, 'en'].some((spoken) => suggestedRoute(nameOfCountry(code, spoken) ?? '') === name);

/** The site's language, read from unvalidated documents. */
export function unvalidatedLanguage(documents: Sources['documents']): string {
  const { language } = Object(contentAt(documents, '_site.json')) as { language?: unknown };
  return typeof language === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'en';
}
