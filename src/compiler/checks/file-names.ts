import { clashingName } from '../../diagnostics/clashing-name/clashing-name';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unusableName } from '../../diagnostics/unusable-name/unusable-name';
import { nameProblem, suggestedName } from '../../document/file-name';
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
  const paths = pathsOf(sources);
  const folder = siteFolder(sources);
  const first = new Map<string, string>();
  const files = new Set<string>();
  return paths.flatMap((path) => {
    const names = path.split('/');
    const place = () => locationOfFile(folder + path);
    for (const name of names) {
      const problem = nameProblem(name);
      if (problem) return [unusableName(place(), name, problem, suggestedName(name))];
    }
    const spelt = path.normalize('NFC');
    const clash = [...foldersAbove(spelt), spelt].flatMap((part) => {
      const key = inOneCase(part);
      const earlier = first.get(key);
      first.set(key, part);
      // Two files in one folder share its name legitimately. Two files may collide even if spelt alike, in different
      // Unicode normalizations.
      const isSame = earlier === part && !(files.has(part) && part === spelt);
      return earlier === undefined || isSame ? [] : [[part, earlier] as const];
    })[0];
    files.add(spelt);
    return clash ? [clashingName(place(), nameOf(clash[0]), nameOf(clash[1]))] : [];
  });
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** `a/b/c.pdf` is in `a` and `a/b`. */
const foldersAbove = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

/** Folds case like case-insensitive file systems: some treat `ß` as `ss` and `ſ` as `s`. */
const inOneCase = (text: string) => text.toLowerCase().toUpperCase().normalize('NFC');

function pathsOf({
  documents,
  images,
  fonts,
  files,
  rootFiles = [],
  blockFiles = [],
  shellFiles = [],
  ignored = [],
}: Sources): readonly string[] {
  const below = (folder: string, paths: readonly string[]) => paths.map((path) => `${folder}/${path}`);
  return [
    ...documents.map(({ path }) => path).filter((path) => !hasRoute(path) || isRoute(routeOf(path))),
    ...below(
      '_images',
      images.map(({ path }) => path),
    ),
    ...below(
      '_fonts',
      fonts.map(({ path }) => path),
    ),
    ...below('_files', files),
    ...below('_root', rootFiles),
    ...below(
      '_blocks',
      blockFiles.filter((path) => !path.endsWith('.json')),
    ),
    ...below(
      '_shell',
      shellFiles.filter((path) => !path.endsWith('.json')),
    ),
    ...ignored,
  ];
}
