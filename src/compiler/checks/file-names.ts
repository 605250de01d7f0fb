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
 * Names that a file cannot have on every computer or in an address, and names that are one on some disks. A page whose name
 * is no address at all is reported as that.
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
      // A folder is there once however many files are in it; of files, two may be spelt alike by other bytes.
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

/** As disks compare names that keep capitals and do not tell them apart: some take `ß` for `ss`, and `ſ` for `s`. */
const inOneCase = (text: string) => text.toLowerCase().toUpperCase().normalize('NFC');

function pathsOf({
  documents,
  images,
  fonts,
  files,
  rootFiles = [],
  blockFiles = [],
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
    ...ignored,
  ];
}
