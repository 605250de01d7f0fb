/** What npm and pnpm write into the folder when they install packages. */
const installedNames = ['node_modules', 'package-lock.json', 'pnpm-lock.yaml'];

/**
 * The name of an entry that keeps a site from being made in a folder; undefined if there is none. Files of a run that
 * stopped half-way, for example because the packages could not be installed, do not count: the next run goes on there.
 *
 * @param {readonly Pick<import('node:fs').Dirent, 'name' | 'isDirectory'>[]} entries
 * @param {ReadonlySet<string>} templateNames The names of the entries that the template writes.
 * @param {string} [packageJson] The text of package.json, if there is one.
 * @returns {string | undefined}
 */
export function foreignEntry(entries, templateNames, packageJson) {
  const isUnfinished = packageJson !== undefined && dependsOnProspectus(packageJson);
  return entries.find(
    (entry) =>
      !isToolEntry(entry) &&
      !(isUnfinished && (templateNames.has(entry.name) || installedNames.includes(entry.name))),
  )?.name;
}

/** Whether an entry is a hidden folder, as of git, GitHub and editors, or what macOS writes into folders it shows. */
const isToolEntry = (entry) =>
  (entry.isDirectory() && entry.name.startsWith('.')) || entry.name === '.DS_Store';

function dependsOnProspectus(packageJson) {
  try {
    return typeof JSON.parse(packageJson)?.dependencies?.prospectus === 'string';
  } catch {
    return false;
  }
}

/**
 * The name of a package for a folder: `Pedal & Co` becomes `pedal-co`.
 *
 * @param {string} folder
 */
export const packageNameOf = (folder) =>
  folder
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

/**
 * What visitors call a site, from the name of its folder: “Mar Azul” for `mar-azul`.
 *
 * @param {string} folder
 */
export const displayNameOf = (folder) =>
  folder
    .split(/[-_. ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'My Site';
