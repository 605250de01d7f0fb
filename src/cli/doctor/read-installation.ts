import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { engineFolder } from '../../project/engine-folder';
import { packageManagerOf } from '../../project/lock-file';
import type { Installation, InstalledPackage } from './problems';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Partial<Manifest> => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * Reads what is known of the installation in a project. This module imports no package, since any may be missing.
 * `pages` is the folder of the documents.
 */
export function readInstallation(project: string, pages: string): Installation {
  const engine = manifestIn(engineFolder) as Manifest;
  const site = manifestIn(project);
  const ownReact = packageFrom(engineFolder, 'react');
  const reactPackages = [ownReact, ...reactsIn(project)].filter((one) => one !== undefined);
  const reactsByFolder = new Map(reactPackages.map((one) => [one.folder, one]));
  return {
    engineVersion: engine.version,
    wantedVersion: { ...site.dependencies, ...site.devDependencies }.prospectus,
    lockedVersion: readLockedVersion(project),
    reactPackages: [...reactsByFolder.values()].map(({ version, folder }) => ({
      version,
      folder: relative(project, folder),
    })),
    reactDomVersion: packageFrom(engineFolder, 'react-dom')?.version,
    missingNames: [
      ...missingFrom(engineFolder, Object.keys(engine.dependencies ?? {})),
      ...missingFrom(project, Object.keys({ ...site.dependencies, ...site.devDependencies })),
    ],
    manager: packageManagerOf(project),
    contract: contractOf(resolve(project, pages)),
    knownContract: newestContract(),
    pages,
  };
}

/** The schema version that `_site.json` declares; undefined if it cannot be read, which the check reports. */
function contractOf(documents: string): number | undefined {
  try {
    const { contract } = JSON.parse(readFileSync(join(documents, '_site.json'), 'utf8'));
    return typeof contract === 'number' ? contract : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The newest schema version that the engine knows: the example in the schema of `_site.json`, because the module with
 * `currentSchemaVersion` imports packages.
 */
function newestContract(): number {
  const schema = JSON.parse(readFileSync(join(engineFolder, 'schema/site.schema.json'), 'utf8'));
  return schema.properties.contract.examples[0];
}

/** The version of the engine in the lock file of a project, if it has one of npm or pnpm. */
function readLockedVersion(project: string): string | undefined {
  const [npm, pnpm] = ['package-lock.json', 'pnpm-lock.yaml'].map((name) => join(project, name));
  if (npm !== undefined && existsSync(npm)) return versionInPackageLock(readFileSync(npm, 'utf8'));
  return pnpm !== undefined && existsSync(pnpm) ? versionInPnpmLock(readFileSync(pnpm, 'utf8')) : undefined;
}

/** The version of the engine in the text of package-lock.json. Undefined if it is missing there, or linked. */
export function versionInPackageLock(text: string): string | undefined {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { version?: string }> };
  return packages['node_modules/prospectus']?.version;
}

/**
 * The version of the engine in the text of pnpm-lock.yaml, where the dependencies of the project come first. Undefined
 * if it is missing there, or installed from a file.
 */
export const versionInPnpmLock = (text: string): string | undefined =>
  /^ +prospectus:\n +specifier: .*\n +version: (\d+\.\d+\.\d+[\w.-]*)/m.exec(text)?.[1];

/** The package that an import by this name finds from a folder, with its real path. */
function packageFrom(folder: string, name: string): InstalledPackage | undefined {
  for (const candidate of candidateFolders(folder, name)) {
    if (!existsSync(join(candidate, 'package.json'))) continue;
    const folderOnDisk = realpathSync(candidate);
    return { version: manifestIn(folderOnDisk).version ?? '', folder: folderOnDisk };
  }
  return undefined;
}

/** The folders in which Node looks for a package, whether they exist or not. */
const candidateFolders = (folder: string, name: string): readonly string[] =>
  (createRequire(join(realpathSync(folder), 'package.json')).resolve.paths(name) ?? []).map((candidate) =>
    join(candidate, name),
  );

const missingFrom = (folder: string, names: readonly string[]) =>
  names.filter((name) => !packageFrom(folder, name));

/** Every React in node_modules: at the top, inside of other packages (npm), and in the store of pnpm. */
function reactsIn(project: string): readonly InstalledPackage[] {
  const packages = join(project, 'node_modules');
  // In it npm records the packages that it has installed, by their paths.
  const npmRecord = join(packages, '.package-lock.json');
  const inNpm = existsSync(npmRecord)
    ? Object.keys(JSON.parse(readFileSync(npmRecord, 'utf8')).packages).filter((path) =>
        path.endsWith('node_modules/react'),
      )
    : [];
  const store = join(packages, '.pnpm');
  // The store keeps replaced versions for a week; its lock file lists the current ones.
  const pnpmLock = join(store, 'lock.yaml');
  const lockText = existsSync(pnpmLock) ? readFileSync(pnpmLock, 'utf8') : '';
  const inPnpm = existsSync(store)
    ? readdirSync(store).filter((name) => name.startsWith('react@') && lockText.includes(`\n  ${name}:`))
    : [];
  // Each is looked up from the folder above its node_modules, as an import there would be.
  return [
    join(packages, 'react'),
    ...inNpm.map((path) => join(project, path)),
    ...inPnpm.map((name) => join(store, name, 'node_modules/react')),
  ].flatMap((folder) => packageFrom(dirname(dirname(folder)), 'react') ?? []);
}
