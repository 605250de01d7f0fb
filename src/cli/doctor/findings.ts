/** A package as it is installed. */
export interface InstalledPackage {
  version: string;
  /** Its folder. */
  folder: string;
}

/** What is known of an installation. Its version of Node is not, without which bin/prospectus.mjs runs no command. */
export interface InstallationFacts {
  /** The version of the engine that runs this. */
  engine: string;
  /** What package.json asks for: a version, a range, or where the package lies. Undefined outside of a site's own repository. */
  wanted?: string;
  /** The version in the lock file, if there is one. */
  locked?: string;
  /** Every React that is installed, that of the engine first. */
  reacts: readonly InstalledPackage[];
  /** The version of react-dom beside the engine's React, if it is installed. */
  reactDom?: string;
  /** Packages that the engine or package.json asks for, and that are not installed. */
  missing: readonly string[];
  /** The command that installs what the lock file says: `npm install`. */
  install: string;
  /** The command that upgrades the engine: `npm run upgrade`. */
  upgrade: string;
  /** The schema version of the documents, if it can be read. */
  contract?: number;
  /** The newest schema version that the engine knows. */
  knownContract: number;
  /** The folder of the documents. */
  pages: string;
}

/** What is wrong with an installation, each in one sentence with what to do about it. */
export const problemsIn = (facts: InstallationFacts): readonly string[] =>
  [
    missingPackages(facts),
    otherVersion(facts),
    otherLock(facts),
    secondReact(facts),
    otherReactDom(facts),
    newerDocuments(facts),
  ].filter((finding) => finding !== undefined);

function missingPackages({ missing, install }: InstallationFacts): string | undefined {
  if (missing.length === 0) return undefined;
  const [first, ...others] = missing;
  const names = others.length > 2 ? `${first} and ${others.length} others` : missing.join(', ');
  return `${missing.length === 1 ? 'A package is' : 'Packages are'} missing (${names}): run ${install}.`;
}

/** A version without a range. Of ranges and paths the package manager has decided what is installed. */
const isExact = (wanted: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted);

function otherVersion({ wanted, engine, install }: InstallationFacts): string | undefined {
  if (wanted === undefined || !isExact(wanted) || wanted === engine) return undefined;
  return `package.json asks for Prospectus ${wanted}, and ${engine} is installed: run ${install}.`;
}

function otherLock({ locked, engine, wanted, install }: InstallationFacts): string | undefined {
  // What package.json asks for is reported already, and decides.
  if (
    locked === undefined ||
    locked === engine ||
    (wanted !== undefined && isExact(wanted) && wanted !== engine)
  )
    return undefined;
  return `The lock file has Prospectus ${locked}, and ${engine} is installed: run ${install}, and commit the lock file.`;
}

function secondReact({ reacts: [own, ...others] }: InstallationFacts): string | undefined {
  const [second] = others;
  if (!own || !second) return undefined;
  return `There is a second React, ${second.version} in ${second.folder}, and islands work with one only: remove from package.json what installs it, or bring it to ${own.version}.`;
}

function otherReactDom({ reacts: [own], reactDom, install }: InstallationFacts): string | undefined {
  if (!own || reactDom === undefined || reactDom === own.version) return undefined;
  return `react is ${own.version} and react-dom ${reactDom}, which must be the same: remove both from package.json, and run ${install}.`;
}

function newerDocuments({ contract, knownContract, pages, upgrade }: InstallationFacts): string | undefined {
  if (contract === undefined || contract <= knownContract) return undefined;
  return `The documents in ${pages} follow contract ${contract}, and this Prospectus knows up to ${knownContract}: upgrade it with ${upgrade}.`;
}
