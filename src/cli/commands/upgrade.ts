import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSchemaVersion, schemaVersionOf } from '../../compiler/schema-version';
import { packageManagerOf } from '../../project/lock-file';
import { mainPages } from '../../project/project-paths.mjs';
import { repositoryOf } from '../../sources/read-revision';
import { readSources } from '../../sources/read-sources';
import { misuse, readArguments, refuse } from '../read-arguments';
import { finishUpgrade } from '../upgrade/finish-upgrade';
import { installCommand } from '../upgrade/install-command';
import { type InstalledEngine, install, installedEngine, runEngine } from '../upgrade/installed-engine';

/**
 * `prospectus upgrade [VERSION]` upgrades a site that is a repository of its own. The former version builds the site
 * and installs the new one. The new version does the rest in a process of its own (`--finish`, with the folder of both
 * builds), because only it knows its migrations. Exits with 0 if the site is up to date, 1 if not, 2 on wrong usage.
 */
const usage = `Usage: npm run upgrade -- [VERSION] [--pages DIR]

Installs another version of Prospectus, brings documents and the imports of blocks up to date, builds the site before
and after, and says which pages changed. It begins only if everything is committed, so that git can undo it.

  VERSION      a version, or a packed file (default: latest)
  --pages DIR  the folder of the documents (default: ${mainPages})`;

const {
  values: { pages, finish },
  positionals: [version = 'latest', ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: { pages: { type: 'string', default: mainPages }, finish: { type: 'string' } },
});
if (others.length > 0) misuse(usage, 'Name one version at most.');

const project = process.cwd();
const manager = packageManagerOf(project);

/** The uncommitted changes in the folder of the project, one line for each path; empty if there are none. */
const uncommitted = () =>
  execFileSync('git', ['status', '--porcelain', '--', '.'], { cwd: project, encoding: 'utf8' }).trimEnd();

/** The engine that is installed. Refuses whatever would make an upgrade incomplete or impossible to undo. */
function engineReadyForUpgrade(): InstalledEngine {
  const manifest = join(project, 'package.json');
  const { dependencies = {}, devDependencies = {} } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {};
  if (!('prospectus' in { ...dependencies, ...devDependencies }))
    refuse('No package.json here depends on prospectus. Run this in the folder of your site’s repository.');
  if (manager !== 'npm' && manager !== 'pnpm')
    refuse(
      `This site has a lock file of ${manager}, and an upgrade installs with npm or pnpm. Install the new version with ${manager}, and run npx prospectus check --fix, which brings the documents up to date.`,
    );
  if (repositoryOf(project) === undefined)
    refuse(
      'This folder is in no git repository, so an upgrade could not be undone. Run git init, and commit everything.',
    );
  const changes = uncommitted();
  if (changes !== '')
    refuse(
      `Some changes are not committed, and an upgrade would mix with them. Commit or stash them first:\n${changes}`,
    );
  const engine = installedEngine(project);
  return engine ?? refuse(`Prospectus is not installed. Run ${manager} install first.`);
}

/**
 * Builds the site with the installed version, to compare it with what the new one builds. If that fails because the
 * documents follow an older contract, there is no build to compare with, and the new version migrates them.
 */
async function buildBefore(engine: InstalledEngine, out: string): Promise<void> {
  if (runEngine(engine, project, ['build', '--pages', pages, '--out', out]).status === 0) return;
  const contract = schemaVersionOf(await readSources(pages));
  if (contract === undefined || contract >= currentSchemaVersion)
    refuse(
      'The site cannot be built as it is: see above. Correct that with the installed version before you upgrade.',
    );
  console.error('The documents follow an older contract: the new version brings them up to date.');
  await rm(out, { recursive: true, force: true });
}

/** What the former version does of an upgrade: all but `--finish`. Returns the exit status. */
async function upgrade(buildsFolder: string): Promise<number> {
  const former = engineReadyForUpgrade();
  console.error(`Building the site with Prospectus ${former.version} …`);
  await buildBefore(former, join(buildsFolder, 'before'));

  console.error(`Installing prospectus@${version} with ${manager} …`);
  if (install(installCommand(manager, version), project).status !== 0)
    refuse(`prospectus@${version} could not be installed: see above. Your documents have not been changed.`);

  const engine = installedEngine(project);
  if (!engine)
    refuse(`prospectus@${version} was installed, but its program is missing. Run ${manager} install.`);
  const isNew = engine.version !== former.version;
  // Undoes what the package manager wrote although nothing is new, such as another spelling of a packed file's path.
  if (!isNew) execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: project });
  console.error(
    isNew
      ? `Upgraded Prospectus from ${former.version} to ${engine.version}.`
      : `Prospectus ${engine.version} was installed already.`,
  );
  const { status } = runEngine(engine, project, ['upgrade', '--pages', pages, '--finish', buildsFolder]);
  if (status !== 0)
    console.error(`To go back instead: git stash push --include-untracked -- . and then ${manager} install`);
  return status;
}

/** What the new version does of an upgrade (`--finish`). Returns the exit status. */
async function finishIn(buildsFolder: string): Promise<number> {
  const engine = installedEngine(project);
  if (!engine) refuse('Prospectus is not installed here.');
  const result = await finishUpgrade({
    pages,
    previousBuild: join(buildsFolder, 'before'),
    nextBuild: join(buildsFolder, 'after'),
    runEngine: (args, stdout) => runEngine(engine, project, args, stdout),
  });
  if ('failed' in result) refuse(result.failed);
  console.log(result.report);
  return 0;
}

if (finish !== undefined) process.exitCode = await finishIn(finish);
else {
  const buildsFolder = await mkdtemp(join(tmpdir(), 'prospectus-upgrade-'));
  process.once('exit', () => rmSync(buildsFolder, { recursive: true, force: true }));
  process.exitCode = await upgrade(buildsFolder);
}
