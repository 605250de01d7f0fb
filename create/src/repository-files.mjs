import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { adaptCommands } from './package-manager.mjs';

const templateFolder = join(import.meta.dirname, '../template');

/**
 * The files around the documents of a new site, by path within its folder.
 *
 * @param {object} site
 * @param {string} site.packageName
 * @param {string} site.name What visitors call the site.
 * @param {string} site.lang
 * @param {string} site.prospectus The dependency on the engine in package.json: a version, or `file:` with a path.
 * @param {import('./package-manager.mjs').PackageManager} site.manager
 * @returns {ReadonlyMap<string, string>}
 */
export function repositoryFiles({ packageName, name, lang, prospectus, manager }) {
  const files = new Map();
  for (const path of templatePaths()) {
    const text = readFileSync(join(templateFolder, path), 'utf8');
    const readme = /^README\.(\w+)\.md$/.exec(path); // one for each language
    if (path === 'package.json') files.set(path, packageJson(text, packageName, prospectus));
    // npm leaves files with the name .gitignore out of packages.
    else if (!readme) files.set(path === 'gitignore' ? '.gitignore' : path, adaptCommands(text, manager));
    else if (readme[1] === lang)
      files.set(
        'README.md',
        adaptCommands(text, manager).replaceAll('{{name}}', () => name),
      );
  }
  return files;
}

/** The paths of all files of the template, with forward slashes. */
const templatePaths = () =>
  readdirSync(templateFolder, { recursive: true })
    .filter((path) => statSync(join(templateFolder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();

function packageJson(text, packageName, prospectus) {
  return `${JSON.stringify({ ...JSON.parse(text), name: packageName, dependencies: { prospectus } }, null, 2)}\n`;
}
