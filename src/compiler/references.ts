import type { Form, Image, Target } from '../compiled';
import type { Office, Partner, University } from '../generated/compiled';
import type { OfficeList, PageList } from '../generated/documents';
import type { Diagnostic, Place } from './diagnostics/diagnostic';
import { emptyLink } from './diagnostics/empty-link';
import { linkToDraft } from './diagnostics/link-to-draft';
import { malformedValue } from './diagnostics/malformed-value';
import { missingCollection } from './diagnostics/missing-collection';
import { missingFile } from './diagnostics/missing-file';
import { missingForm } from './diagnostics/missing-form';
import { nearest } from './diagnostics/nearest';
import { unknownAnchor } from './diagnostics/unknown-anchor';
import { unknownEntry } from './diagnostics/unknown-entry';
import { unknownFlag } from './diagnostics/unknown-flag';
import { unknownIcon } from './diagnostics/unknown-icon';
import { unknownRoute } from './diagnostics/unknown-route';
import type { ListedPage } from './navigation';
import { pageCards } from './page-cards';
import type { ParsedDocument } from './parse';
import { placeInText, placeOfValue } from './place';
import { resolveImage } from './resolve-image';
import { parseRichText } from './rich-text';
import type { Shown, ShownPicture } from './shown';
import type { ImageFile, Schemas } from './source';
import { replaceParts } from './walk';

/** Entries that several pages show. A collection without a sound document is missing here. */
export interface Collections {
  offices?: readonly Office[];
  partners?: readonly Partner[];
  universities?: readonly University[];
}

/** Everything that a document may refer to. */
export interface Referable {
  routes: ReadonlyMap<string, unknown>;
  /** Routes of documents that will not be published. */
  drafts: ReadonlySet<string>;
  /** The places on each page; a page whose document is faulty has none listed, and is not asked for any. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: ReadonlySet<string>;
  images: ReadonlyMap<string, ImageFile>;
  files: ReadonlySet<string>;
  forms: ReadonlyMap<string, Form>;
  /** Of all forms, faulty ones too. */
  formNames: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  collections: Collections;
  /** Of all collections, faulty ones too. */
  collectionNames: ReadonlySet<string>;
  /** Published pages that list themselves. */
  listed: readonly ListedPage[];
}

/** The document that refers. */
export interface Referrer {
  document: ParsedDocument;
  /** The schema it was validated against. */
  schema: string;
  /** Its own route, for links to a place on the same page. */
  route?: string;
  draft: boolean;
}

export interface Resolved {
  value: unknown;
  diagnostics: readonly Diagnostic[];
  icons: readonly string[];
  flags: readonly string[];
  shown: Shown;
}

/** A copy of a document in which every reference is replaced by what it means on the page. */
export function resolveReferences(schemas: Schemas, referrer: Referrer, site: Referable): Resolved {
  const { document, schema } = referrer;
  const diagnostics: Diagnostic[] = [];
  const icons: string[] = [];
  const flags: string[] = [];
  const pictures: ShownPicture[] = [];
  const lists: PageList[] = [];
  const links: { pointer: string; href: string }[] = [];
  const note = (pointer: string, { kind, href }: Target) => {
    if (kind === 'route' || kind === 'redirect') links.push({ pointer, href });
  };
  const report = (found: Diagnostic | undefined) => found && diagnostics.push(found);
  const at = (pointer: string) => placeOfValue(document, pointer);
  /** The place and the nearest word are looked for only where something is wrong: both take their time. */
  const known = (name: string, names: ReadonlySet<string>, list: string[], missing: () => Diagnostic) => {
    if (names.has(name)) list.push(name);
    else report(missing());
    return name;
  };
  const entries = <T>(pointer: string, name: keyof Collections, collection: readonly T[] | undefined) => {
    if (!site.collectionNames.has(name)) report(missingCollection(at(pointer), name));
    return collection ?? [];
  };

  // The schema checks targets that stand alone; those in the midst of a text are checked here.
  const { pattern = '', hint: targetHint = '' } = schemas['schema/parts/target.schema.json'] ?? {};
  const targetPattern = new RegExp(pattern, 'u');

  const value = replaceParts(schemas, schema, document.value, {
    target: (written, pointer) => {
      const { target, fault } = resolveTarget(String(written), () => at(pointer), referrer, site);
      report(fault);
      note(pointer, target);
      return target;
    },
    'rich-text': (written, pointer) =>
      parseRichText(document.source, String(written), (link) => {
        const place = () => placeInText(document, pointer, link.start, link.end);
        const { target, fault } = resolveTarget(link.target, place, referrer, site);
        if (!link.labelled) report(emptyLink(place()));
        else if (!targetPattern.test(link.target)) report(malformedValue(place(), link.target, targetHint));
        else report(fault);
        note(pointer, target);
        return target;
      }),
    image: (written, pointer, { widest, tells }) => {
      const { src, alt } = written as { src: string; alt: string };
      pictures.push({ name: src, pointer, alt, widest, tells });
      const { source, fault } = resolveImage(src, site.images);
      report(fault?.(at(`${pointer}/src`)));
      return { ...source, alt } satisfies Image;
    },
    'image-source': (written, pointer, { widest }) => {
      const name = String(written);
      pictures.push({ name, pointer, widest });
      const { source, fault } = resolveImage(name, site.images);
      report(fault?.(at(pointer)));
      return source;
    },
    icon: (written, pointer) => {
      const name = String(written);
      return known(name, site.icons, icons, () => unknownIcon(at(pointer), name, nearest(name, site.icons)));
    },
    flag: (written, pointer) => {
      const code = String(written);
      return known(code, site.flags, flags, () => unknownFlag(at(pointer), code));
    },
    'form-name': (written, pointer) => {
      const name = String(written);
      if (!site.formNames.has(name)) report(missingForm(at(pointer), name, nearest(name, site.formNames)));
      return site.forms.get(name) ?? name;
    },
    'page-list': (written) => {
      const list = written as PageList;
      lists.push(list);
      return pageCards(list, site.listed, site.images, referrer.route);
    },
    'partner-list': (_written, pointer) => entries(pointer, 'partners', site.collections.partners),
    'university-list': (_written, pointer) => entries(pointer, 'universities', site.collections.universities),
    'office-list': (written, pointer) => {
      const offices = entries(pointer, 'offices', site.collections.offices);
      const ids = offices.map(({ id }) => id);
      return (written as OfficeList).flatMap((id, index) => {
        const office = offices.find((entry) => entry.id === id);
        if (!office && site.collections.offices) {
          report(unknownEntry(at(`${pointer}/${index}`), id, ids, nearest(id, ids)));
        }
        return office ?? [];
      });
    },
  });
  const shown = { file: document.source.file, route: referrer.route, pictures, lists, links };
  return { value, diagnostics, icons, flags, shown };
}

/** The place is asked for only where something is wrong: finding it takes a walk through the text. */
function resolveTarget(
  written: string,
  place: () => Place,
  { route: own, draft }: Referrer,
  site: Referable,
): { target: Target; fault?: Diagnostic } {
  if (/^(https:|mailto:|tel:)/.test(written)) return { target: { kind: 'external', href: written } };

  const [address = ''] = written.split('#', 1);
  const anchor = address === written ? undefined : written.slice(address.length + 1);
  if (address.startsWith('/files/')) {
    const name = address.slice('/files/'.length);
    const fault = site.files.has(name) ? undefined : missingFile(place(), name, nearest(name, site.files));
    return { target: { kind: 'file', href: written }, fault };
  }

  const [path = ''] = address.split('?');
  const route = path === '' ? own : path;
  const kind = path === '' ? 'anchor' : site.redirects.has(path) ? 'redirect' : 'route';
  const target: Target = { kind, href: written };
  if (route === undefined) return { target, fault: malformedValue(place(), written, fromEveryPage) };
  if (kind === 'redirect') return { target };
  if (own !== route || kind === 'route') {
    if (!site.routes.has(route)) {
      const routes = [...site.routes.keys(), ...site.redirects];
      const meant = writtenAsFile(path);
      if (!routes.includes(meant))
        return { target, fault: unknownRoute(place(), path, nearest(path, routes)) };
      const fix = { found: written, text: meant + written.slice(path.length) };
      return { target, fault: unknownRoute(place(), path, meant, fix) };
    }
    if (site.drafts.has(route) && !draft) return { target, fault: linkToDraft(place(), route) };
  }
  const places = site.anchors.get(route);
  if (anchor !== undefined && places && !places.has(anchor)) {
    return { target, fault: unknownAnchor(place(), anchor, route, nearest(anchor, places)) };
  }
  return { target };
}

const fromEveryPage =
  'This link stands on every page: name the page it leads to, as in “/contact#contact-form”.';

/** The route behind “/about/”, “/about.html” and “/About”. */
const writtenAsFile = (path: string) =>
  path.toLowerCase().replace(/(\/index)?(\.html?|\.json|\/)?$/, '') || '/';
