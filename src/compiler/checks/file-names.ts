import { clashingName } from '../../diagnostics/clashing-name/clashing-name';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unusableName } from '../../diagnostics/unusable-name/unusable-name';
import { nameProblem, suggestedName } from '../../document/file-name';
import { foldersAbove } from '../../document/folders-above';
import { locationOfFile } from '../../document/location';
import { hasRoute, isRoute, routeOf } from '../../document/route';
import type { Sources } from '../../document/source';
import type { LinkedSite } from '../../site/checked-site';
import { siteFolder } from '../../site/site-folder';

/**
 * File names that are invalid on some systems or in URLs, and names that collide on case-insensitive disks. Pages with
 * an invalid route are reported separately.
 */
export function fileNames({ sources }: LinkedSite): readonly Diagnostic[] {
  const paths = checkedPaths(sources);
  const folder = siteFolder(sources);
  const lastSpelling = new Map<string, string>();
  const files = new Set<string>();
  return paths.flatMap((path) => {
    const names = path.split('/');
    const location = () => locationOfFile(folder + path);
    for (const name of names) {
      const problem = nameProblem(name);
      if (problem) return [unusableName(location(), name, problem, suggestedName(name))];
    }
    const normalized = path.normalize('NFC');
    const clash = [...foldersAbove(normalized), normalized].flatMap((spelling) => {
      const key = collisionKey(spelling);
      const earlier = lastSpelling.get(key);
      lastSpelling.set(key, spelling);
      // The same folder occurs above several files, which is no collision. But two files whose names differ only in
      // Unicode normalization are one file on some disks, so equal paths do collide.
      const isSame = earlier === spelling && !(files.has(spelling) && spelling === normalized);
      return earlier === undefined || isSame ? [] : [[spelling, earlier] as const];
    })[0];
    files.add(normalized);
    return clash ? [clashingName(location(), lastSegment(clash[0]), lastSegment(clash[1]))] : [];
  });
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Equal for names that collide on case-insensitive disks, some of which treat `ß` as `ss` and `ſ` as `s`. */
const collisionKey = (text: string) => text.toLowerCase().toUpperCase().normalize('NFC');

/** The paths of all files of a site. JSON files of its blocks and shell are among the documents. */
function checkedPaths({
  documents,
  images,
  fonts,
  files,
  rootFiles = [],
  blockFiles = [],
  shellFiles = [],
  ignored = [],
}: Sources): readonly string[] {
  const codeFiles = [
    ...blockFiles.map((path) => `_blocks/${path}`),
    ...shellFiles.map((path) => `_shell/${path}`),
  ];
  return [
    ...documents.map(({ path }) => path).filter((path) => !hasRoute(path) || isRoute(routeOf(path))),
    ...images.map(({ path }) => `_images/${path}`),
    ...fonts.map(({ path }) => `_fonts/${path}`),
    ...files.map((path) => `_files/${path}`),
    ...rootFiles.map((path) => `_root/${path}`),
    ...codeFiles.filter((path) => !path.endsWith('.json')),
    ...ignored, // files that the engine does not use
  ];
}
