import type { DocumentKind } from './document-kind';
import { parseJson } from './parse-json';

/**
 * Matches a property that documents of a kind have, in their JSON text. A text that matches for the kind of its path is
 * of that kind, and need not be parsed. Not so for pages: other documents have a title, too.
 */
const typicalProperties: Readonly<Partial<Record<DocumentKind, RegExp>>> = {
  page: /"(?:blocks|breadcrumb|title)"\s*:/,
  register: /"facts"\s*:/,
  form: /"(?:fields|submit)"\s*:/,
  collection: /"entries"\s*:/,
  kinds: /"kinds"\s*:/,
  urls: /"published"\s*:/,
  rates: /"rates"\s*:/,
  theme: /"(?:colors|tones|fonts)"\s*:/,
  words: /"(?:shell|figures|blocks)"\s*:/,
  site: /"(?:header|footer|name|contract)"\s*:/,
  'entry-schema': /"properties"\s*:/,
  'block-schema': /./, // any text
};

/** The kind of a document by its content, if that contradicts its path; undefined if it does not, or is uncertain. */
export function detectOtherKind(text: string, kind: DocumentKind | undefined): DocumentKind | undefined {
  if (kind && typicalProperties[kind]?.test(text)) return kind === 'page' ? otherThanPage(text) : undefined;
  const detected = kindOfContent(text);
  return detected === kind ? undefined : detected;
}

/** The kind of a document that matches for a page, if it is another: without blocks, it may just have a title. */
function otherThanPage(text: string): DocumentKind | undefined {
  const kind = /"blocks"\s*:\s*\[/.test(text) ? 'page' : kindOfContent(text);
  return kind === 'page' ? undefined : kind;
}

function kindOfContent(text: string): DocumentKind | undefined {
  const value = objectIn(text);
  if (!value) return undefined;
  const has = (name: string) => Object.hasOwn(value, name);
  const isList = (name: string) => Array.isArray(value[name]);
  if (isList('blocks') || (has('kind') && has('title') && has('description'))) return 'page';
  if (isList('facts')) return 'register';
  if (isList('entries')) return 'collection';
  if (isList('fields') && (has('submit') || has('button'))) return 'form';
  if (isList('kinds')) return 'kinds';
  if (isList('published')) return 'urls';
  if (isList('rates') && has('asOf')) return 'rates';
  if (has('shell') && (has('figures') || has('carousel'))) return 'words';
  if (has('header') && has('footer')) return 'site';
  if (has('colors') || isList('tones')) return 'theme';
  return has('properties') && has('required') ? 'entry-schema' : undefined;
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
