import { releaseWarnings } from '../../src/compiler/checks/release';
import { compile } from '../../src/compiler/compile';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics';
import type { ImageFile, Sources } from '../../src/document/source';
import { inlineSvg } from '../../src/drawings/inline-svg';
import type { FormDocument, KindsDocument, SiteDocument, WordsDocument } from '../../src/generated/documents';
import { type Atlas, drawMap } from '../../src/maps/draw-map';
import type { Rule } from '../../src/rules/rule';
import { withSiteSchemas } from '../../src/schema/site-schemas';
import type { Site } from '../../src/site/assembled-site';
import { readPacks } from '../../src/sources/read-packs';
import { readSchemas } from '../read-site';

/** A document of a test site: its text, its value, or a function that makes its value from its path. */
export type TestDocument = string | object | ((path: string) => object);

type ImageDetails = Partial<Pick<ImageFile, 'bytes' | 'svg' | 'isAnimated' | 'isRotated'>>;

/** Everything in a site besides the documents. */
export interface SiteAssets {
  images?: Readonly<Record<string, NonNullable<ImageFile['size']> & ImageDetails>>;
  fonts?: Readonly<Record<string, { unreadable?: string }>>;
  files?: readonly string[];
  rootFiles?: readonly string[];
  fileBytes?: ReadonlyMap<string, number>;
  fileProblems?: Sources['fileProblems'];
  /** The current day, as `2026-11-29`; unknown unless given. */
  today?: string;
  /** Files in the pages folder that the engine does not use. */
  ignored?: readonly string[];
  blockFiles?: readonly string[];
  shellFiles?: readonly string[];
  icons?: readonly string[];
  flags?: readonly string[];
  /** The outlines of countries; none unless given. */
  atlas?: Atlas;
}

export interface TestSite {
  /** What `npm run check` prints. */
  report(): string;
  diagnostics: readonly Diagnostic[];
  /** What `npm run check -- --release` adds to the report. */
  releaseReport(): string;
  /** The assembled site. Throws an error with the report if there is none. */
  compiled(): Site;
}

export const schemas = await readSchemas();
const packs = await readPacks();
const blocksFolder = '_blocks/';

/**
 * A whole site in memory, compiled. The documents that every site needs are there already; `undefined` in their place
 * takes one out. Of the rules for whole sites (src/rules) only the given ones run: small sites break most of them.
 */
export function site(
  documents: Readonly<Record<string, TestDocument | undefined>>,
  assets: SiteAssets = {},
  ...rules: readonly Rule[]
): TestSite {
  const sources = sourcesOf(documents, assets);
  const { value, diagnostics } = compile(sources, { rules });
  const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
  const report = () => formatDiagnostics(diagnostics, texts);
  return {
    report,
    diagnostics,
    releaseReport: () => formatDiagnostics(releaseWarnings(sources), texts),
    compiled: () => {
      if (!value) throw new Error(report());
      return value;
    },
  };
}

export function sourcesOf(
  documents: Readonly<Record<string, TestDocument | undefined>>,
  assets: SiteAssets = {},
): Sources {
  const all = Object.entries({ ...needed, ...documents }).sort(([a], [b]) => (a < b ? -1 : 1));
  const images: SiteAssets['images'] = { 'world.svg': { width: 1200, height: 630 }, ...assets.images };
  // Components of a site's own blocks are files beside their schemas, but no documents.
  const withoutComponents = all.filter(([path]) => !path.startsWith(blocksFolder) || path.endsWith('.json'));
  const blockFiles = all.flatMap(([path]) =>
    path.startsWith(blocksFolder) ? path.slice(blocksFolder.length) : [],
  );
  const sourceFiles = withoutComponents.flatMap(([path, document]) =>
    document === undefined ? [] : [{ path, file: `pages-json/${path}`, text: textOf(path, document) }],
  );
  return {
    documents: sourceFiles,
    images: Object.entries(images).map(([path, { bytes = 1000, svg, isAnimated, isRotated, ...size }]) => ({
      path,
      file: `pages-json/_images/${path}`,
      url: `/assets/images/${path}`,
      size,
      bytes,
      svg,
      isAnimated,
      isRotated,
    })),
    fonts: Object.entries(assets.fonts ?? {}).map(([path, font]) => ({
      path,
      file: `pages-json/_fonts/${path}`,
      url: `/assets/fonts/${path}`,
      ...font,
    })),
    files: assets.files ?? [],
    rootFiles: assets.rootFiles,
    fileBytes: assets.fileBytes,
    fileProblems: assets.fileProblems,
    today: assets.today,
    ignored: assets.ignored ?? [],
    blockFiles: [...(assets.blockFiles ?? []), ...blockFiles],
    shellFiles: assets.shellFiles,
    schemas: withSiteSchemas(schemas, sourceFiles),
    packs,
    icons: new Set(assets.icons),
    flags: new Set(assets.flags),
    drawMap: (request) => drawMap(assets.atlas ?? { type: 'FeatureCollection', features: [] }, request),
    inlineSvg,
    year: 2026,
  };
}

function textOf(path: string, document: TestDocument): string {
  if (typeof document === 'string') return document;
  return JSON.stringify(typeof document === 'function' ? document(path) : document, null, 2);
}

/** A valid page with these blocks. Its title is made of its path, since no two pages may have the same. */
export const page = (...blocks: readonly unknown[]) => pageWith({}, ...blocks);

export const pageWith =
  (properties: object, ...blocks: readonly unknown[]) =>
  (path: string) => ({
    kind: 'page',
    title: `The page of ${path}`,
    description: 'What the page is about.',
    breadcrumb: 'Page',
    ...properties,
    blocks: blocks.length > 0 ? blocks : [{ type: 'banner', title: 'A page' }],
  });

export const draft = (...blocks: readonly unknown[]) => pageWith({ draft: true }, ...blocks);

export const linkTo = (to: string) => ({
  type: 'banner',
  title: 'A page',
  action: { label: 'Read on', to },
});

/** A block with paragraphs of rich text. */
export const saying = (...paragraphs: readonly string[]) => ({ type: 'text', paragraphs });

const example = schemas['schema/site.schema.json']?.examples?.[0] as SiteDocument;

/** The example of the schema, with links to the home page alone, since a small site may have no other pages. */
export const siteDocument: SiteDocument = {
  ...example,
  header: { items: [{ label: 'Home', to: '/' }], action: { label: 'Book a Trial Ride', to: '/' } },
  footer: {
    ...example.footer,
    columns: [{ title: 'Useful links', links: [{ label: 'Home', to: '/' }] }],
    legal: [{ label: 'Privacy Policy', to: '/' }],
  },
  redirects: [],
};

/** Kinds of pages for small sites. A page of each can be listed in every slot. */
export const kindsDocument: KindsDocument = {
  topics: ['country', 'service', 'university'],
  kinds: ['page', 'country', 'service', 'ride', 'office', 'post'].map((kind) => ({
    kind,
    places: ['menu', 'footer', 'home', 'side', 'slider'],
    oneCurrency: kind === 'country',
  })),
};

/** All words, in English. */
export const wordsDocument = packs.en as WordsDocument;

/** The example of the schema, a form with one field. */
export const form = schemas['schema/form.schema.json']?.examples?.[0] as FormDocument;

const needed = {
  '_site.json': siteDocument,
  '_kinds.json': kindsDocument,
  '_words.json': wordsDocument,
  '_pages/404.json': page(),
  '_pages/thank-you.json': page(),
  'index.json': page(),
};
