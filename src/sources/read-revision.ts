import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '../authoring/diff/revision';
import { hash } from '../document/hash';
import { describeSystemError } from '../files/describe-system-error';
import { pathOnDisk } from '../files/path-on-disk';
import { withSiteSchemas } from '../schema/site-schemas';
import { readSchemas } from './read-schemas';
import { readSources } from './read-sources';

/** Runs Git in a folder and returns what it prints. */
const git = (folder: string, ...gitArguments: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...gitArguments], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The Git repository that contains a folder; undefined if there is none. */
export const repositoryOf = (folder: string): string | undefined =>
  unlessGitFails(() => git(folder, 'rev-parse', '--show-toplevel'));

/**
 * The commit at which the checked-out branch left a revision; the revision itself if they have none in common,
 * undefined if it does not exist.
 */
export function mergeBaseWith(repository: string, revision: string): string | undefined {
  const commit = unlessGitFails(() =>
    git(repository, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`),
  );
  if (commit === undefined) return undefined;
  // The revision may have moved on since, and changes there are not part of this comparison.
  return unlessGitFails(() => git(repository, 'merge-base', 'HEAD', commit)) ?? commit;
}

/** Undefined if Git answers with an error, such as for an unknown revision. Throws if Git cannot be run. */
function unlessGitFails(run: () => string): string | undefined {
  try {
    return run();
  } catch (error) {
    if (describeSystemError(error)) throw error; // Git is not installed
    return undefined;
  }
}

/**
 * Reads the site at a commit. `pages` is the path of its documents' folder in the repository. The working tree is not
 * touched.
 */
export async function readRevision(repository: string, commit: string, pages: string): Promise<Revision> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-revision-'));
  try {
    // A repository with only a site has no schemas, so the current ones are used.
    const paths = [pages, 'schema'].filter(
      (path) => git(repository, 'ls-tree', '--name-only', commit, '--', path) !== '',
    );
    if (paths.length > 0) {
      const archive = join(folder, 'revision.tar');
      git(repository, 'archive', '--format=tar', '--output', archive, commit, '--', ...paths);
      execFileSync('tar', ['-xf', archive, '-C', folder]);
    }
    const hasSchemas = existsSync(join(folder, 'schema/page.schema.json'));
    return await readRevisionIn(join(folder, pages), hasSchemas ? join(folder, 'schema') : undefined);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads a site from the folder of its documents, with the engine's schemas or those in another folder. */
export async function readRevisionIn(pages: string, schema?: string): Promise<Revision> {
  const sources = await readSources(pages);
  const schemas = schema && withSiteSchemas(await readSchemas(schema), sources.documents);
  const hashesOf = (paths: readonly string[], folder = '') =>
    new Map(paths.map((path) => [path, hash(readFileSync(pathOnDisk(pages, folder + path)))]));
  // The code of the site, without the schemas and tests beside it.
  const codePaths = [
    ...(sources.blockFiles ?? []).map((path) => `_blocks/${path}`),
    ...(sources.shellFiles ?? []).map((path) => `_shell/${path}`),
  ].filter((path) => !/\.json$|\.test\.tsx?$/.test(path));
  return {
    sources: schemas ? { ...sources, schemas } : sources,
    fileHashes: hashesOf(sources.files, '_files/'),
    codeHashes: hashesOf(codePaths),
  };
}
