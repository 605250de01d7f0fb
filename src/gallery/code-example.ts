import { compile } from '../compiler/compile';
import { blockFails } from '../compiler/diagnostics/block-fails';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic';
import { parse } from '../compiler/parse';
import { placeOfValue } from '../compiler/place';
import { releaseWarnings } from '../compiler/release';
import type { Sources } from '../compiler/source';
import type { Validate } from '../compiler/validate';
import { type Documents, type Shelf, smallSite, standIn } from './small-site';

/** A code of the check, shown: documents that give exactly this code, and the same ones mended. */
export interface CodeExample {
  wrong: Documents;
  right: Documents;
  /** Documents that both need and nobody has to look at. */
  beside?: Documents;
  /** Files of `_files`. */
  files?: readonly string[];
  /** Pictures of `_images`: null where all is well, or why one cannot be read. */
  images?: Readonly<Record<string, string | null>>;
  /** What React says of the first block of the wrong document: no document is to blame for that. */
  fails?: string;
}

/** By the code; each is a file of `compiler/diagnostics/examples`. */
export type CodeExamples = Readonly<Record<string, CodeExample>>;

/** What the check says of one side of an example, and of which texts. */
export interface Checked {
  diagnostics: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
}

/**
 * Everything that the check finds in one side of an example; a release's warnings too, but of the site's own document,
 * which is the contract's example and full of placeholders.
 */
export function checkExample(
  example: CodeExample,
  side: 'wrong' | 'right',
  shelf: Shelf,
  validate: Validate,
): Checked {
  const sources = sourcesOf(example, side, shelf);
  const shown = Object.keys(example[side]).map((path) => `pages-json/${path}`);
  const release = releaseWarnings(sources).filter(
    ({ place: { file } }) => shown.includes(file) && file !== 'pages-json/_site.json',
  );
  const failing = side === 'wrong' && example.fails ? [failure(sources, shown, example.fails)] : [];
  return {
    diagnostics: [...compile(sources, validate).diagnostics, ...release, ...failing],
    texts: new Map(sources.documents.map(({ file, text }) => [file, text])),
  };
}

function sourcesOf(
  { beside = {}, files = [], images = {}, ...sides }: CodeExample,
  side: 'wrong' | 'right',
  shelf: Shelf,
) {
  const own = Object.entries(images).flatMap(([path, fault]) =>
    standIn(shelf.images, path).map((image) =>
      fault === null ? image : { ...image, size: { unreadable: fault } },
    ),
  );
  return smallSite(
    { ...beside, ...sides[side] },
    { ...shelf, files, images: [...standIn(shelf.images, 'world.svg'), ...own] },
  );
}

/** What the build says where a block cannot be rendered. */
function failure({ documents }: Sources, [file]: readonly string[], reason: string): Diagnostic {
  const source = documents.find((document) => document.file === file);
  const document = source && parse(source).value;
  if (!document) throw new Error(`${file} is no document`);
  const [block] = (document.value as { blocks: readonly { type: string }[] }).blocks;
  return blockFails(placeOfValue(document, '/blocks/0/type'), block?.type ?? '', reason);
}
