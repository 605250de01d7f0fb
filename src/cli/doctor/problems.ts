/** A package as it is installed. */
export interface InstalledPackage {
  version: string;
  /** Its folder. */
  folder: string;
}

/**
 * What is known of an installation. The version of Node is not part of it: bin/prospectus.mjs runs no command on one
 * that is not supported.
 */
export interface Installation {
  /** The version of the engine that runs this. */
  engineVersion: string;
  /**
   * The engine that package.json asks for: a version, a range, or the path of a package. Undefined outside of a site's
   * own repository.
   */
  wantedVersion?: string;
  /** The version of the engine in the lock file, if there is one. */
  lockedVersion?: string;
  /** Every React that is installed, that of the engine first. */
  reactPackages: readonly InstalledPackage[];
  /** The version of react-dom beside the engine's React, if it is installed. */
  reactDomVersion?: string;
  /** Packages that the engine or package.json asks for, and that are not installed. */
  missingNames: readonly string[];
  /** The package manager of the project. */
  manager: string;
  /** The schema version of the documents, if it can be read. */
  contract?: number;
  /** The newest schema version that the engine knows. */
  knownContract: number;
  /** The folder of the documents. */
  pages: string;
}

/** What is wrong with an installation, each in one sentence with what to do about it. */
export const problemsIn = (installation: Installation): readonly string[] =>
  [
    missingPackages(installation),
    unwantedVersion(installation),
    staleLockFile(installation),
    secondReact(installation),
    mismatchedReactDom(installation),
    newerDocuments(installation),
  ].filter((problem) => problem !== undefined);

function missingPackages({ missingNames, manager }: Installation): string | undefined {
  if (missingNames.length === 0) return undefined;
  const [first, ...others] = missingNames;
  const names = others.length > 2 ? `${first} and ${others.length} others` : missingNames.join(', ');
  return `${missingNames.length === 1 ? 'A package is' : 'Packages are'} missing (${names}): run ${manager} install.`;
}

/**
 * Whether package.json asks for exactly one version. Of a range or a path, the package manager chooses what it
 * installs.
 */
const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);

function unwantedVersion({ wantedVersion, engineVersion, manager }: Installation): string | undefined {
  if (wantedVersion === undefined || !isExact(wantedVersion) || wantedVersion === engineVersion)
    return undefined;
  return `package.json asks for Prospectus ${wantedVersion}, and ${engineVersion} is installed: run ${manager} install.`;
}

function staleLockFile(installation: Installation): string | undefined {
  const { lockedVersion, engineVersion, manager } = installation;
  if (lockedVersion === undefined || lockedVersion === engineVersion) return undefined;
  if (unwantedVersion(installation)) return undefined; // installing what package.json asks for updates the lock file
  return `The lock file has Prospectus ${lockedVersion}, and ${engineVersion} is installed: run ${manager} install, and commit the lock file.`;
}

function secondReact({ reactPackages: [own, ...others] }: Installation): string | undefined {
  const [second] = others;
  if (!own || !second) return undefined;
  return `There is a second React, ${second.version} in ${second.folder}, and islands work with one only: remove from package.json what installs it, or bring it to ${own.version}.`;
}

function mismatchedReactDom({
  reactPackages: [own],
  reactDomVersion,
  manager,
}: Installation): string | undefined {
  if (!own || reactDomVersion === undefined || reactDomVersion === own.version) return undefined;
  return `react is ${own.version} and react-dom ${reactDomVersion}, which must be the same: remove both from package.json, and run ${manager} install.`;
}

function newerDocuments({ contract, knownContract, pages, manager }: Installation): string | undefined {
  if (contract === undefined || contract <= knownContract) return undefined;
  return `The documents in ${pages} follow contract ${contract}, and this Prospectus knows up to ${knownContract}: upgrade it with ${manager} run upgrade.`;
}
