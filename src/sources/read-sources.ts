import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { drawCachedMap, inlineCachedSvg } from '../assets/cached-drawings';
import { flagFolder, iconFolder } from '../assets/icon-folders';
import { readImage } from '../assets/read-image';
import { isDamaged } from '../assets/theme-fonts';
import { cachedJson } from '../cache/cached-json';
import { installCompiledValidators } from '../cache/compiled-validators';
import { timeZoneOf } from '../compiler/time-zone';
import { type ForeignContent, fileProblem } from '../document/detect-foreign-content';
import { shortHash } from '../document/hash';
import type { FontFile, SourceFile, Sources } from '../document/source';
import { undoInterruptedChange } from '../files/change-journal';
import { type CachedRead, readAlways } from '../files/memoize-files';
import { pathOnDisk } from '../files/path-on-disk';
import { filesBelow, normalizeText } from '../files/read-tree';
import { dayIn } from '../format/local-day';
import { withSiteSchemas } from '../schema/site-schemas';
import { readPacks } from './read-packs';
import { readSchemas, schemaFolder } from './read-schemas';

/**
 * Reads all sources of a site. `folder` contains its documents: `pages-json`. If a command was killed while replacing
 * documents, they are restored first, since a half-made change would cause misleading errors.
 */
export async function readSources(folder: string, readCached: CachedRead = readAlways): Promise<Sources> {
  if (await undoInterruptedChange(folder))
    console.error(`A change of the documents was interrupted. They are restored: give that command again.`);
  return readFolder(folder, readCached);
}

/** Reads the sources as they are, for a process that goes on reading while other commands change documents. */
export async function readFolder(folder: string, readCached: CachedRead): Promise<Sources> {
  const [paths, engineSchemas, packs, icons, flags] = await Promise.all([
    filesBelow(folder),
    readSchemas(schemaFolder, readCached),
    readPacks(),
    svgNamesIn(iconFolder),
    svgNamesIn(flagFolder),
  ]);
  const readablePaths = paths.filter((path) => !isUndecodable(path));
  const pathsIn = (name: string) =>
    readablePaths.filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
  const textPaths = readablePaths.filter((path) => !/^_(images|files|fonts|root)\//.test(path));
  const documentPaths = textPaths.filter((path) => path.endsWith('.json'));
  const documents = documentPaths.map((path) =>
    readCached(pathOnDisk(folder, path), () => readDocument(folder, path)),
  );
  const readAllIn = <T>(name: string, read: (folder: string, path: string) => T): readonly T[] =>
    pathsIn(name).map((path) => readCached(pathOnDisk(folder, `${name}/${path}`), () => read(folder, path)));
  // Cached, because validating them takes a tenth of the time in which a small site is checked.
  const schemas = withSiteSchemas(engineSchemas, documents, (input, make) =>
    cachedJson('site-schemas', input, make),
  );
  installCompiledValidators(schemas);
  const files = pathsIn('_files');
  const fileProblems = readAllIn('_files', readFileProblem);
  return {
    documents,
    images: await Promise.all(readAllIn('_images', readImage)),
    fonts: await Promise.all(readAllIn('_fonts', readFont)),
    files,
    fileBytes: new Map(files.map((path) => [path, statSync(pathOnDisk(folder, `_files/${path}`)).size])),
    fileProblems: new Map(
      files.flatMap((path, index) => {
        const problem = fileProblems[index];
        return problem ? [[path, problem] as const] : [];
      }),
    ),
    rootFiles: pathsIn('_root'),
    // Files that are neither documents nor in a folder for other files.
    ignored: [
      ...paths.filter(isUndecodable),
      ...textPaths.filter((path) => !path.endsWith('.json') && !/^_(blocks|shell)\//.test(path)),
    ],
    blockFiles: pathsIn('_blocks'),
    shellFiles: pathsIn('_shell'),
    schemas,
    packs,
    icons,
    flags: new Set([...flags].map((code) => code.toLowerCase())),
    drawMap: drawCachedMap,
    inlineSvg: inlineCachedSvg,
    ...todayOf(documents, new Date()),
  };
}

/** The date and the year in the site's time zone. */
export function todayOf(
  documents: readonly SourceFile[],
  time: Date,
): Required<Pick<Sources, 'today' | 'year'>> {
  const today = dayIn(timeZoneOf(documents), time);
  return { today, year: Number(today.slice(0, 4)) };
}

/** Whether a name is not UTF-8, so that the file cannot be opened by the decoded name. */
const isUndecodable = (path: string) => path.includes('\ufffd');

/** Synchronous: for ten thousand documents, this takes a third of the time and only one file handle. */
function readDocument(folder: string, path: string): SourceFile {
  const text = readFileSync(pathOnDisk(folder, path), 'utf8');
  return { path, file: posix.join(folder, path), text: normalizeText(text) };
}

/** What is wrong with a downloadable file, if anything. Only its first and last kilobyte are read. */
function readFileProblem(folder: string, path: string): ForeignContent | undefined {
  const file = openSync(pathOnDisk(folder, `_files/${path}`), 'r');
  try {
    const { size } = fstatSync(file);
    const kilobyteFrom = (offset: number) => {
      const bytes = Buffer.alloc(Math.min(1024, size));
      readSync(file, bytes, 0, bytes.length, Math.max(0, offset));
      return bytes.toString('latin1');
    };
    return fileProblem(path, kilobyteFrom(0), kilobyteFrom(size - 1024));
  } finally {
    closeSync(file);
  }
}

/** Reads a font, and tests whether the build will be able to subset it. */
export async function readFont(folder: string, path: string): Promise<FontFile> {
  const content = readFileSync(pathOnDisk(folder, `_fonts/${path}`));
  const { name, ext } = posix.parse(path);
  const isFont = fontSignatures.includes(content.subarray(0, 4).toString('latin1'));
  const unreadable = !isFont
    ? `This is not a font, although its name ends in ${ext}.`
    : (await isDamaged(content))
      ? 'This font is damaged.'
      : undefined;
  return {
    path,
    file: posix.join(folder, '_fonts', path),
    url: `/assets/fonts/${name}.${shortHash(content)}${ext}`,
    ...(unreadable && { unreadable }),
  };
}

/** The first bytes of fonts: WOFF 2, WOFF, TrueType (two variants), OpenType. */
const fontSignatures = ['wOF2', 'wOFF', '\0\x01\0\0', 'true', 'OTTO'];

/** The names of the SVG files in a folder, without their extension. */
const svgNamesIn = async (folder: string) =>
  new Set(
    (await filesBelow(folder))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => posix.basename(file, '.svg')),
  );
