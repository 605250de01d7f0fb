import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '../src/authoring/diff/revision';
import { withSiteSchemas } from '../src/schema/site-schemas';
import { describeSystemError } from './describe-system-error';
import { readSchemas } from './read-schemas';
import { readSources } from './read-sources';

const git = (...command: readonly string[]) =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit at which the working tree left this revision; undefined if there is no such revision. */
export function revisionBefore(revision: string): string | undefined {
  const commit = attempt(() => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`));
  if (commit === undefined) return undefined;
  // The revision may have moved on since, and what others did there is not part of this change.
  return attempt(() => git('merge-base', 'HEAD', commit)) ?? commit;
}

function attempt(ask: () => string): string | undefined {
  try {
    return ask();
  } catch (error) {
    if (describeSystemError(error)) throw error; // Git is not installed
    return undefined;
  }
}

/** The site at a commit. The working tree is not touched. */
export async function readRevision(commit: string, pages: string): Promise<Revision> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-revision-'));
  try {
    const paths = [pages, 'schema'].filter(
      (path) => git('ls-tree', '--name-only', commit, '--', path) !== '',
    );
    if (paths.length > 0) {
      const archive = join(folder, 'revision.tar');
      git('archive', '--format=tar', '--output', archive, commit, '--', ...paths);
      execFileSync('tar', ['-xf', archive, '-C', folder]);
    }
    return await readRevisionIn(join(folder, pages), join(folder, 'schema'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The site as it is in these folders. */
export async function readRevisionIn(pages: string, schema?: string): Promise<Revision> {
  const [sources, schemas] = await Promise.all([readSources(pages), readSchemas(schema)]);
  const contents = sources.files.map(async (path): Promise<[string, string]> => {
    const content = await readFile(join(pages, '_files', path));
    return [path, createHash('sha256').update(content).digest('base64url')];
  });
  const own = withSiteSchemas(schemas, sources.documents);
  return { sources: { ...sources, schemas: own }, fileContents: new Map(await Promise.all(contents)) };
}
