import type { DocumentKind } from './document-kind';
import { isObject } from './is-object';
import { parseJson } from './parse-json';

/** The kind of a document by its content, if that contradicts its path; undefined if it does not, or is uncertain. */
export function detectOtherKind(text: string, kind: DocumentKind | undefined): DocumentKind | undefined {
  // A block's schema cannot be told from a collection's by its content. Pages are many, so they are not parsed if they
  // seem to have a list of blocks.
  if (kind === 'block-schema' || (kind === 'page' && /"blocks"\s*:\s*\[/.test(text))) return undefined;
  const detected = kindOfContent(text);
  return detected === kind ? undefined : detected;
}

function kindOfContent(text: string): DocumentKind | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
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
