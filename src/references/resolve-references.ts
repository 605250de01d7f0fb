import type { VersionedForm } from '../compiled';
import type { ParsedDocument } from '../document/parsed-document';
import type { ImageFile, Schemas } from '../document/source';
import type { Office, Partner, University } from '../generated/compiled';
import type { OfficeList, PageList } from '../generated/documents';
import type { Image, ImageSource } from '../resolved';
import { replaceParts } from '../schema/walk';
import type { ListedPage } from './listed-pages';
import { pageCards } from './page-cards';
import { resolveImage } from './resolve-image';
import { paragraphsOf, parseRichText } from './rich-text';
import { toTarget } from './target';

/** What references mean on a page. */
export interface ResolveContext {
  redirects: ReadonlySet<string>;
  images: ReadonlyMap<string, ImageFile>;
  forms: ReadonlyMap<string, VersionedForm>;
  collections: Collections;
  /** Published pages that list themselves. */
  listed: readonly ListedPage[];
}

/** Entries that several pages show. */
export interface Collections {
  offices?: readonly Office[];
  partners?: readonly Partner[];
  universities?: readonly University[];
}

/** A copy of a document without faults in which every reference is replaced by what it means. `file` is its schema, `own` its route. */
export function resolveReferences(
  schemas: Schemas,
  file: string,
  { source, value }: ParsedDocument,
  site: ResolveContext,
  own?: string,
): unknown {
  const target = (written: string) => toTarget(written, site.redirects);
  const paragraphs = paragraphsOf(source);
  return replaceParts(schemas, file, value, {
    target: (written) => target(String(written)),
    'rich-text': (text) => parseRichText(String(text), (link) => target(link.target), paragraphs),
    image: (written): Image => {
      const { src, alt } = written as { src: string; alt: string };
      return { ...resolveImage(src, site.images), alt };
    },
    'image-source': (name): ImageSource => resolveImage(String(name), site.images),
    'form-name': (name) => site.forms.get(String(name)),
    'page-list': (list) => pageCards(list as PageList, site.listed, site.images, own),
    'partner-list': () => site.collections.partners,
    'university-list': () => site.collections.universities,
    'office-list': (ids) =>
      (ids as OfficeList).flatMap((id) => site.collections.offices?.find((office) => office.id === id) ?? []),
  });
}
