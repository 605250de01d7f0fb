import { releaseWarnings } from '../compiler/checks/release';
import { compile } from '../compiler/compile';
import { parse } from '../compiler/parse';
import { blockFails } from '../diagnostics/block-fails/block-fails';
import type { DiagnosticDefinition } from '../diagnostics/define-diagnostic';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { fileProblem } from '../document/detect-foreign-content';
import { locationOfValue } from '../document/location';
import type { FontFile, ImageFile, Sources } from '../document/source';
import { type Documents, placeholderImage, type SiteAssets, smallSite } from './small-site';

/**
 * An example of a diagnostic: documents that produce exactly this code, and the same documents fixed. A path in
 * `_images` is an image with the relevant properties, one in `_fonts` a font, and one in `_files` or `_root` a file.
 */
export interface CodeExample {
  wrong: Documents;
  right: Documents;
  /** Other documents that produce the code with another message, for the list of all messages. */
  also?: readonly Documents[];
  /** Documents that all of these need besides their own. They are not shown. */
  beside?: Documents;
  /** The message of an error in rendering the first block of the wrong document, since no document can cause one. */
  renderError?: string;
}

/** The properties of an image that an example sets; the others have defaults. */
export type ExampleImage = Partial<Pick<ImageFile, 'size' | 'unreadable' | 'bytes' | 'svg' | 'isAnimated'>>;

/** The definition and the example in `diagnostics/<code>/`. */
export interface ExplainedCode {
  definition: Pick<DiagnosticDefinition<readonly never[]>, 'code' | 'severity' | 'about'>;
  example: CodeExample;
}

/** The diagnostics of one side of an example, and the texts of its documents by file, from which lines are shown. */
export interface CheckedExample {
  diagnostics: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
}

/**
 * Checks one side of an example as a small site, which has `assets` besides its documents. Returns all errors, but only
 * warnings of this code, since a small site causes others, such as orphan pages. Release warnings are included for the
 * documents that are shown, but not for `_site.json`, most of which is the schema's example and full of placeholders.
 */
export function checkExample(
  code: string,
  example: CodeExample,
  side: 'wrong' | 'right',
  assets: SiteAssets,
): CheckedExample {
  const sources = sourcesOf(example, side, assets);
  const shownFiles = Object.keys(example[side]).map((path) => `pages-json/${path}`);
  const release = releaseWarnings(sources).filter(
    ({ location: { file } }) => shownFiles.includes(file) && file !== 'pages-json/_site.json',
  );
  const failures =
    side === 'wrong' && example.renderError ? [renderFailure(sources, shownFiles, example.renderError)] : [];
  const diagnostics = [...compile(sources).diagnostics, ...release, ...failures];
  return {
    diagnostics: diagnostics.filter(
      (diagnostic) => diagnostic.severity === 'error' || diagnostic.code === code,
    ),
    texts: new Map(sources.documents.map(({ file, text }) => [file, text])),
  };
}

const imageFolder = '_images/';

/** What an example has at a path, as an image; undefined if it is anything else. */
export const asImage = (path: string, document: Documents[string]): ExampleImage | undefined =>
  path.startsWith(imageFolder) ? (document as ExampleImage) : undefined;

/** Folders whose files are not documents, whatever their extension. */
const assetFolders = [imageFolder, '_files/', '_fonts/', '_root/'];

/** The whole site of one side of an example. */
function sourcesOf(
  { beside = {}, ...sides }: CodeExample,
  side: 'wrong' | 'right',
  assets: SiteAssets,
): Sources {
  const entries = Object.entries({ ...beside, ...sides[side] });
  const entriesIn = (folder: string) =>
    entries.flatMap(([path, content]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), content] as const] : [],
    );
  const pathsIn = (folder: string) => entriesIn(folder).map(([path]) => path);
  // Documents, files of components, and files that the engine does not use.
  const others = entries.filter(([path]) => !assetFolders.some((folder) => path.startsWith(folder)));
  return smallSite(Object.fromEntries(others.filter(([path]) => path.endsWith('.json'))), {
    ...assets,
    files: pathsIn('_files/'),
    fileProblems: new Map(
      entriesIn('_files/').flatMap(([path, content]) => {
        // The whole content is its beginning and its end.
        const problem = typeof content === 'string' && content !== '' && fileProblem(path, content, content);
        return problem ? [[path, problem]] : [];
      }),
    ),
    rootFiles: pathsIn('_root/'),
    ignored: others.flatMap(([path]) => (/\.json$|^_(?:blocks|shell)\//.test(path) ? [] : path)),
    blockFiles: pathsIn('_blocks/'),
    shellFiles: pathsIn('_shell/'),
    fonts: entriesIn('_fonts/').map(([path, font]) => ({
      path,
      file: `pages-json/_fonts/${path}`,
      url: '',
      ...(font as Partial<FontFile>),
    })),
    images: [
      placeholderImage(assets.images, 'world.svg'), // the image of the schemas' examples
      ...entriesIn(imageFolder).map(([path, image]) => ({
        ...placeholderImage(assets.images, path),
        ...((image as ExampleImage).unreadable && { size: undefined }),
        ...(image as ExampleImage),
      })),
    ],
  });
}

/** The diagnostic that a build reports for a block that failed to render. */
function renderFailure({ documents }: Sources, [file]: readonly string[], reason: string): Diagnostic {
  const source = documents.find((document) => document.file === file);
  const document = source && parse(source).value;
  if (!document) throw new Error(`${file} is not a document`);
  const [block] = (document.value as { blocks: readonly { type: string }[] }).blocks;
  return blockFails(locationOfValue(document, '/blocks/0/type'), `block “${block?.type}”`, reason);
}
