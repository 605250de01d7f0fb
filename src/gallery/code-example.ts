import { releaseWarnings } from '../compiler/checks/release';
import { compile } from '../compiler/compile';
import { parse } from '../compiler/parse';
import { blockFails } from '../diagnostics/block-fails/block-fails';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import type { ImageFile, Sources } from '../document/source';
import { type Documents, type Shelf, smallSite, standIn } from './small-site';

/**
 * A code of the check, shown: documents that give exactly this code, and the same ones fixed. A path below `_images` is
 * a picture, with what matters of it.
 */
export interface CodeExample {
  wrong: Documents;
  right: Documents;
  /** What both need and nobody has to look at. */
  beside?: Documents;
  /** Files of `_files`. */
  files?: readonly string[];
  /** What React says of the first block of the wrong document: no document is to blame for that. */
  fails?: string;
}

/** What an example says of a picture; the rest is that of any. */
export type ExamplePicture = Partial<Pick<ImageFile, 'size' | 'bytes'>>;

/** By the code; each is `diagnostics/<code>/example.json`. */
export type CodeExamples = Readonly<Record<string, CodeExample>>;

/** What the check says of one side of an example, and of which texts. */
export interface Checked {
  diagnostics: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
}

/**
 * What the check finds in one side of an example: every error, and of the warnings those of the code that it shows. A site
 * of few pages gives others: its pages are orphans. A release's warnings count too, but not those of the site's own
 * document, which is the contract's example and full of placeholders.
 */
export function checkExample(
  code: string,
  example: CodeExample,
  side: 'wrong' | 'right',
  shelf: Shelf,
): Checked {
  const sources = sourcesOf(example, side, shelf);
  const shown = Object.keys(example[side]).map((path) => `pages-json/${path}`);
  const release = releaseWarnings(sources).filter(
    ({ location: { file } }) => shown.includes(file) && file !== 'pages-json/_site.json',
  );
  const failing = side === 'wrong' && example.fails ? [failure(sources, shown, example.fails)] : [];
  const found = [...compile(sources).diagnostics, ...release, ...failing];
  return {
    diagnostics: found.filter((diagnostic) => diagnostic.severity === 'error' || diagnostic.code === code),
    texts: new Map(sources.documents.map(({ file, text }) => [file, text])),
  };
}

const pictures = '_images/';

/** What an example says of the picture at this path; nothing where a document stands there. */
export const pictureAt = (path: string, written: Documents[string]): ExamplePicture | undefined =>
  path.startsWith(pictures) ? (written as ExamplePicture) : undefined;

function sourcesOf(
  { beside = {}, files = [], ...sides }: CodeExample,
  side: 'wrong' | 'right',
  shelf: Shelf,
): Sources {
  const all = Object.entries({ ...beside, ...sides[side] });
  const images = all.flatMap(([path, written]) => {
    const picture = pictureAt(path, written);
    if (!picture) return [];
    return { ...standIn(shelf.images, path.slice(pictures.length)), ...picture };
  });
  return smallSite(Object.fromEntries(all.filter(([path, written]) => !pictureAt(path, written))), {
    ...shelf,
    files,
    images: [standIn(shelf.images, 'world.svg'), ...images],
  });
}

/** What the build says where a block cannot be rendered. */
function failure({ documents }: Sources, [file]: readonly string[], reason: string): Diagnostic {
  const source = documents.find((document) => document.file === file);
  const document = source && parse(source).value;
  if (!document) throw new Error(`${file} is no document`);
  const [block] = (document.value as { blocks: readonly { type: string }[] }).blocks;
  return blockFails(locationOfValue(document, '/blocks/0/type'), block?.type ?? '', reason);
}
