import type { Diagnostic } from '../diagnostics/diagnostic';
import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { emptyLink } from '../diagnostics/empty-link/empty-link';
import { linkToDraft } from '../diagnostics/link-to-draft/link-to-draft';
import { formatAdvice } from '../diagnostics/malformed-value/format-advice';
import { malformedValue } from '../diagnostics/malformed-value/malformed-value';
import { missingCollection } from '../diagnostics/missing-collection/missing-collection';
import { missingFile } from '../diagnostics/missing-file/missing-file';
import { missingForm } from '../diagnostics/missing-form/missing-form';
import { missingImage, type NearImage } from '../diagnostics/missing-image/missing-image';
import { nearest } from '../diagnostics/nearest';
import { unknownAnchor } from '../diagnostics/unknown-anchor/unknown-anchor';
import { unknownEntry } from '../diagnostics/unknown-entry/unknown-entry';
import { unknownFlag } from '../diagnostics/unknown-flag/unknown-flag';
import { unknownIcon } from '../diagnostics/unknown-icon/unknown-icon';
import { unknownRoute } from '../diagnostics/unknown-route/unknown-route';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { firstPositions } from '../document/first-positions';
import { locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { ImageFile } from '../document/source';
import { suggestedImageName } from './image-name';
import { locationOfLink, type References, type WrittenLink, type WrittenName } from './references';

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
  /** Of all forms, faulty ones too. */
  forms: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  /** Names of all collections, faulty ones too. */
  collections: ReadonlySet<string>;
  /** None where the collection is missing or faulty: no entry is unknown then. */
  offices?: readonly string[];
  /** What a link looks like, and what to do where it does not. */
  target: { pattern: RegExp; hint: string };
  /** What the name of a picture looks like that a document can give. */
  imageNames: RegExp;
}

/** A document that refers. */
export interface Referrer {
  document: ParsedDocument;
  references: References;
  /** Its own route, for links to a place on the same page. */
  route?: string;
  draft: boolean;
}

/**
 * Every reference that means nothing. Places and nearest words are looked for only where something is wrong: both take
 * their time.
 */
export function checkReferences(referrer: Referrer, site: Referable): readonly Diagnostic[] {
  const { document, references } = referrer;
  const found: Diagnostic[] = [];

  for (const link of references.links) {
    const fault = faultOfLink(link, referrer, site);
    if (fault) found.push(fault);
  }
  for (const picture of references.pictures) {
    const { name } = picture;
    const image = site.images.get(name);
    if (!image)
      found.push(missingImage(locationOfValue(document, picture.pointer), name, nearImage(name, site)));
    else if ('unreadable' in image.size)
      found.push(unreadableImage(locationOfValue(document, picture.pointer), image.size.unreadable));
  }
  for (const icon of references.icons) {
    const { name } = icon;
    if (!site.icons.has(name))
      found.push(unknownIcon(locationOfValue(document, icon.pointer), name, nearest(name, site.icons)));
  }
  for (const flag of references.flags) {
    if (!site.flags.has(flag.name))
      found.push(unknownFlag(locationOfValue(document, flag.pointer), flag.name));
  }
  for (const form of references.forms) {
    const { name } = form;
    if (!site.forms.has(name))
      found.push(missingForm(locationOfValue(document, form.pointer), name, nearest(name, site.forms)));
  }
  for (const collection of references.collections) {
    if (!site.collections.has(collection.name))
      found.push(missingCollection(locationOfValue(document, collection.pointer), collection.name));
  }
  for (const office of references.offices) {
    const { name } = office;
    if (site.offices && !site.offices.includes(name))
      found.push(
        unknownEntry(
          locationOfValue(document, office.pointer),
          name,
          site.offices,
          nearest(name, site.offices),
        ),
      );
  }
  return [...found, ...doubledAnchors(document, references.anchors)];
}

/** The picture that was most likely meant, and the name it needs where no document can give its own. */
function nearImage(name: string, { images, imageNames }: Referable): NearImage | undefined {
  const paths = [...images.keys()];
  const near = paths.find((path) => suggestedImageName(path) === name) ?? nearest(name, paths);
  if (near === undefined) return undefined;
  if (imageNames.test(near)) return { name: near };
  const better = suggestedImageName(near);
  if (!imageNames.test(better)) return { name: near, better: null };
  return images.has(better) ? { name: better } : { name: near, better };
}

/** What stands around the blocks and is looked for by script: with a second “page-data” no page would start. */
const namesOfThePage = ['content', 'page-data', 'root'];

/** A place is named once, or links to it lead to the first. */
function doubledAnchors(document: ParsedDocument, anchors: readonly WrittenName[]): readonly Diagnostic[] {
  const first = firstPositions(anchors.map(({ name }) => name));
  return anchors.flatMap(({ name, pointer }, index) => {
    if (namesOfThePage.includes(name)) return [duplicateId(locationOfValue(document, pointer), name)];
    const earlier = first.get(name) ?? index;
    if (earlier === index) return [];
    const { line } = locationOfValue(document, anchors[earlier]?.pointer ?? '');
    return [duplicateId(locationOfValue(document, pointer), name, line)];
  });
}

function faultOfLink(link: WrittenLink, referrer: Referrer, site: Referable): Diagnostic | undefined {
  const { target: written, within } = link;
  const location = () => locationOfLink(referrer.document, link);
  if (within && !within.labelled) return emptyLink(location());
  // The schema checks targets that stand alone; those in the midst of a text are checked here.
  if (within && !site.target.pattern.test(written))
    return malformedValue(location(), written, formatAdvice(linkSchema(site), written));
  if (!link.address) return undefined;

  const { path, anchor } = link.address;
  if (path.startsWith('/files/')) {
    const name = path.slice('/files/'.length);
    return site.files.has(name) ? undefined : missingFile(location(), name, nearest(name, site.files));
  }
  const { route: own, draft } = referrer;
  const route = path === '' ? own : path;
  if (route === undefined) return malformedValue(location(), written, fromNoPage);
  // That there is no home page, or a draft of one, is told once and not at every link to it.
  if (path !== '' && path !== '/') {
    if (site.redirects.has(path)) return undefined;
    if (!site.routes.has(path)) {
      const routes = [...site.routes.keys(), ...site.redirects];
      const meant = writtenAsFile(path);
      if (!routes.includes(meant)) return unknownRoute(location(), path, nearest(path, routes));
      return unknownRoute(location(), path, meant, {
        found: written,
        text: meant + written.slice(path.length),
      });
    }
    if (site.drafts.has(path) && !draft) return linkToDraft(location(), path);
  }
  const places = site.anchors.get(route);
  return anchor === undefined || !places || places.has(anchor)
    ? undefined
    : unknownAnchor(location(), anchor, route, nearest(anchor, places));
}

const linkSchema = ({ target: { pattern, hint } }: Referable) => ({
  title: 'Target',
  pattern: pattern.source,
  hint,
});

const fromNoPage =
  'Add the page before the “#”, as in “/contact#contact-form”: this document is not a page itself.';

/** The route behind “/about/”, “/about.html” and “/About”. */
const writtenAsFile = (path: string) =>
  path.toLowerCase().replace(/(\/index)?(\.html?|\.json|\/)?$/, '') || '/';
