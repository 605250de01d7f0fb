/** A package as it is installed. */
export interface InstalledPackage {
  version: string;
  /** The folder of the package. In an `Installation` it is relative to the project. */
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

/**
 * Whether package.json asks for exactly one version. Of a range or a path, the package manager chooses what it
 * installs.
 */
const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);

/** What is wrong with an installation, each in one sentence with what to do about it. */
export function problemsIn(installation: Installation): readonly string[] {
  const { engineVersion, wantedVersion = engineVersion, lockedVersion = engineVersion } = installation;
  const { reactPackages, reactDomVersion, missingNames, manager } = installation;
  const { contract = 0, knownContract, pages } = installation;
  const [firstMissing, ...othersMissing] = missingNames;
  const names =
    othersMissing.length > 2 ? `${firstMissing} and ${othersMissing.length} others` : missingNames.join(', ');
  const [react, second] = reactPackages; // that of the engine first
  const isUnwanted = isExact(wantedVersion) && wantedVersion !== engineVersion;
  return [
    missingNames.length > 0 &&
      `${missingNames.length === 1 ? 'A package is' : 'Packages are'} missing (${names}): run ${manager} install.`,
    isUnwanted &&
      `package.json asks for Prospectus ${wantedVersion}, and ${engineVersion} is installed: run ${manager} install.`,
    // To install what package.json asks for updates the lock file as well.
    !isUnwanted &&
      lockedVersion !== engineVersion &&
      `The lock file has Prospectus ${lockedVersion}, and ${engineVersion} is installed: run ${manager} install, and commit the lock file.`,
    react &&
      second &&
      `There is a second React, ${second.version} in ${second.folder}, and islands work with one only: remove from package.json what installs it, or bring it to ${react.version}.`,
    react &&
      reactDomVersion !== undefined &&
      reactDomVersion !== react.version &&
      `react is ${react.version} and react-dom ${reactDomVersion}, which must be the same: remove both from package.json, and run ${manager} install.`,
    contract > knownContract &&
      `The documents in ${pages} follow contract ${contract}, and this Prospectus knows up to ${knownContract}: upgrade it with ${manager} run upgrade.`,
  ].filter((problem) => typeof problem === 'string');
}
