/** What npm and pnpm write beside the files of the template. */
const installed = ['node_modules', 'package-lock.json', 'pnpm-lock.yaml'];

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {boolean} isFolder
 */

/**
 * Whether a site can be made in a folder with these entries. It is `unfinished` if an earlier run stopped there, for
 * example because the packages could not be installed: only what such a run leaves is in it. Otherwise the name of an
 * entry that is in the way.
 *
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<string>} ownNames The entries that the template writes.
 * @param {string} [packageJson] The text of package.json, if there is one.
 * @returns {{ state: 'empty' | 'unfinished' } | { taken: string }}
 */
export function stateOf(entries, ownNames, packageJson) {
  const others = entries.filter((entry) => !isOfTools(entry));
  if (others.length === 0) return { state: 'empty' };
  const isUnfinished = packageJson !== undefined && dependsOnProspectus(packageJson);
  const foreignEntries = others.find(
    ({ name }) => !isUnfinished || !(ownNames.has(name) || installed.includes(name)),
  );
  return foreignEntries ? { taken: foreignEntries.name } : { state: 'unfinished' };
}

/** Folders of git, GitHub and editors, and what macOS leaves in every folder that somebody has looked at. */
const isOfTools = ({ name, isFolder }) => (isFolder && name.startsWith('.')) || name === '.DS_Store';

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
