import type { Diagnostic } from '../diagnostics/diagnostic';
import { emptyLink } from '../diagnostics/empty-link/empty-link';
import { linkToDraft } from '../diagnostics/link-to-draft/link-to-draft';
import { formatAdvice } from '../diagnostics/malformed-value/format-advice';
import { malformedValue } from '../diagnostics/malformed-value/malformed-value';
import { missingFile } from '../diagnostics/missing-file/missing-file';
import { nearest } from '../diagnostics/nearest';
import { unknownAnchor } from '../diagnostics/unknown-anchor/unknown-anchor';
import { unknownRoute } from '../diagnostics/unknown-route/unknown-route';
import { locationOfReference } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schemas, Sources } from '../document/source';
import { decodedPath, encodedPath } from '../format/address';
import { urlOf } from '../format/url-of';
import type { DownloadFile, RichText } from '../resolved';
import { anchors } from './anchors';
import { targetOnPage } from './booking-target';
import type {
  EditedSite,
  ReferencedSite,
  ReferenceKind,
  ReferringDocument,
  ResolvableSite,
} from './reference-kind';
import { linksIn, parseRichText } from './rich-text';
import { addressOf, type SiteAddress } from './target';

export interface LinkReference {
  pointer: string;
  /** `/contact#contact-form` */
  target: string;
  /** The target's address on this site; undefined for other targets. */
  address?: SiteAddress;
  /** For a link in a text: where its target is, and whether the link has text. */
  textPosition?: { text: string; start: number; end: number; hasText: boolean };
}

/** Finds the link in a value that is a target. */
const findTarget = (target: unknown, pointer: string) => [linkTo(String(target), pointer)];

/** The files that an editor suggests as targets. */
const suggestFiles = ({ sources }: EditedSite) =>
  sources.files.map((file) => ({ name: `/files/${file}`, description: 'A file from _files.' }));

/** Links, as values and within rich texts. */
export const links: ReferenceKind<LinkReference> = {
  parts: {
    target: {
      find: findTarget,
      suggest: (site) => [
        ...site.pages.flatMap(({ route, title, references }) => [
          { name: route, description: title },
          ...(references?.of(anchors) ?? []).map(({ name }) => ({
            name: `${route}#${name}`,
            description: `A section of the page “${title}”`,
          })),
        ]),
        ...suggestFiles(site),
      ],
      view: {
        type: 'Target',
        resolve: (target, from, site) => targetOnPage(String(target), from, site),
      },
    },
    file: {
      find: findTarget,
      suggest: suggestFiles,
      view: {
        type: 'DownloadFile',
        resolve: (target, _from, { sources }) => downloadFile(String(target), sources),
      },
    },
    'table-cell': {
      find: (value, pointer) => (typeof value === 'string' ? findInText(value, pointer) : []),
      view: {
        type: 'TableCell',
        resolve: (value, from, site, _container, pointer) =>
          typeof value === 'string' ? richText(value, from, site, pointer) : value,
      },
    },
    'rich-text': {
      find: (value, pointer) => findInText(String(value), pointer),
      view: {
        type: 'RichText',
        resolve: (text, from, site, _container, pointer) => richText(String(text), from, site, pointer),
      },
    },
  },

  check: (references, from, site) => references.flatMap((link) => checkLink(link, from, site) ?? []),
};

const findInText = (text: string, pointer: string): readonly LinkReference[] =>
  linksIn(text).map(({ target, hasText, start, end }) => ({
    ...linkTo(target, pointer),
    textPosition: { text, start, end, hasText },
  }));

/** Resolves a text for the view: fills in its figures, parses it, and resolves its links. */
const richText = (text: string, from: ReferringDocument, site: ResolvableSite, pointer: string): RichText =>
  parseRichText(site.quote(text, from, pointer, 'rich'), ({ target }) => targetOnPage(target, from, site));

/** Resolves the address of a file for the view, with its kind, such as PDF, and its size if that is known. */
function downloadFile(written: string, { fileBytes }: Sources): DownloadFile {
  const path = decodedPath(written);
  const bytes = fileBytes?.get(path.slice('/files/'.length));
  return {
    href: encodedPath(path),
    kind: path.slice(path.lastIndexOf('.') + 1).toUpperCase(),
    ...(bytes !== undefined && { bytes }),
  };
}

const linkTo = (target: string, pointer: string): LinkReference => ({
  pointer,
  target,
  address: addressOf(target),
});

const noImageAdvice =
  'No text has an image: delete it here, and show the image in a block that has one, such as “media-text”.';

/** Checks a link. Its location and suggestions are computed only if there is a problem, because both are slow. */
function checkLink(
  link: LinkReference,
  from: ReferringDocument,
  site: ReferencedSite,
): Diagnostic | undefined {
  const { target, textPosition } = link;
  const location = () => locationOfReference(from.parsed, link);
  if (textPosition && !textPosition.hasText) return emptyLink(location());
  if (repeatedScheme.test(target)) {
    const address = target.replace(repeatedScheme, 'https://');
    return malformedValue(location(), linkNoun, target, `Write “https://” once: ${address}`);
  }
  // Targets that are values are checked by the schema, targets within texts here.
  const { pattern, schema } = targetSyntax(site.sources.schemas);
  if (textPosition && !pattern.test(target)) {
    const isImage = /!\[[^\][]*\]\($/.test(textPosition.text.slice(0, textPosition.start));
    return malformedValue(
      location(),
      linkNoun,
      target,
      isImage ? noImageAdvice : formatAdvice(schema, target),
    );
  }
  if (!link.address)
    return target.startsWith('https:') && !urlOf(target)
      ? malformedValue(location(), linkNoun, target, noDomainAdvice)
      : undefined;

  const { path, anchor } = link.address;
  if (path.startsWith('/files/')) {
    const name = path.slice('/files/'.length);
    const { files } = site.sources;
    return files.includes(name) ? undefined : missingFile(location(), name, nearest(name, files));
  }
  const route = path === '' ? from.route : path;
  if (route === undefined) return malformedValue(location(), linkNoun, target, noPageAdvice);
  // A missing or draft home page is reported once, not at each link to it.
  if (path !== '' && path !== '/') {
    if (site.redirects.has(path) || site.sources.rootFiles?.includes(path.slice(1))) return undefined;
    if (isFolderRedirect(link, path, site)) return undefined;
    if (!site.routes.has(path)) {
      const routes = [...site.routes.keys(), ...site.redirects];
      const meantRoute = routeMeantBy(path);
      if (!routes.includes(meantRoute))
        return unknownRoute(location(), path, nearest(path, routes) ?? routeWithSameWords(path, routes));
      // Only the notation is wrong, which `check --fix` can correct.
      return unknownRoute(location(), path, meantRoute, {
        found: target,
        text: meantRoute + target.slice(path.length),
      });
    }
    if (!from.draft && pagesByRoute(site.documents).get(path)?.isMarkedDraft)
      return linkToDraft(location(), path);
  }
  // An anchor that an invalid part of the page may define is not reported.
  const page = pagesByRoute(site.documents).get(route);
  if (anchor === undefined || !page || page.mightDefine('anchor', anchor)) return undefined;
  const { anchors: known } = page.documentIndex;
  return known.includes(anchor)
    ? undefined
    : unknownAnchor(location(), anchor, route, nearest(anchor, known), page.parsed.source.path);
}

/**
 * The route that has all words of this path, or whose words this path has: “/privacy-policy” for “/privacy”. Undefined
 * if there are several.
 */
function routeWithSameWords(path: string, routes: readonly string[]): string | undefined {
  const pathWords = wordsOf(path);
  const found = routes.filter((route) => {
    const words = wordsOf(route);
    const [fewer, more] = words.length < pathWords.length ? [words, pathWords] : [pathWords, words];
    return fewer.length > 0 && fewer.every((word) => more.includes(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The words of a path: `privacy` and `policy` for `/privacy-policy`. */
const wordsOf = (path: string) => path.split(/[/-]/).filter((word) => word !== '');

/** Whether a link is the target of a redirect of a whole folder, such as `/blog/*`, and a page lies in that folder. */
const isFolderRedirect = ({ pointer }: LinkReference, path: string, { routes }: ReferencedSite) =>
  pointer.startsWith('/redirects/') &&
  path.endsWith('/*') &&
  [...routes.keys()].some((route) => route.startsWith(path.slice(0, -1)));

/** What messages call a malformed target, in place of the name of a property. */
const linkNoun = { noun: 'link' };

const noDomainAdvice = 'Copy the address from a browser that shows the page: there is no such domain.';

/** `https://` before another scheme, with or without its colon: an address pasted after a typed `https://`. */
const repeatedScheme = /^https:\/\/https?:?\/\//;

const noPageAdvice =
  'Add the page before the “#”, as in “/contact#contact-form”: this document is not a page itself.';

/** The pattern of valid link targets, and their schema, from which the hint for others is made. */
const targetSyntax = memoize((schemas: Schemas) => {
  const schema = schemas['schema/parts/target.schema.json'] ?? {};
  return { pattern: new RegExp(schema.pattern ?? '', 'u'), schema };
});

const pagesByRoute = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, ReferringDocument> =>
    new Map(
      documents.flatMap((document) =>
        document.kind === 'page' && document.route !== undefined ? [[document.route, document]] : [],
      ),
    ),
);

/** The route that was probably meant: `/about` for “/about/”, “/about.html” and “/About”. */
const routeMeantBy = (path: string) =>
  path.toLowerCase().replace(/(\/index)?(\.html?|\.json|\/)?$/, '') || '/';
