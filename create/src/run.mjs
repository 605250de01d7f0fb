import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { askMissing } from './ask-missing.mjs';
import { packageManagerOf } from './package-manager.mjs';
import { initRepository, install, runEngine } from './programs.mjs';
import { readOptions, usage } from './read-options.mjs';
import { repositoryFiles } from './repository-files.mjs';
import { retryCommand } from './retry-command.mjs';
import { specifierFrom } from './specifier.mjs';
import { displayNameOf, foreignEntry, packageNameOf } from './target-folder.mjs';

/** The version of this package, and of the engine, since both are released together. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** The folder of the documents in the new repository. */
const pages = 'site';

/**
 * Makes a site in a folder. Returns the exit status: 0 if it is there and valid, 1 if something failed, 2 on
 * wrong usage.
 *
 * @returns {Promise<0 | 1 | 2>}
 */
export async function run() {
  const args = process.argv.slice(2);
  const parsedOptions = readOptions(args, process.env);
  if ('help' in parsedOptions) return print(usage, 0);
  if ('misused' in parsedOptions) return fail(`${parsedOptions.misused}\n${usage}`, 2);

  const manager = packageManagerOf(process.env.npm_config_user_agent);
  const chosen = await askMissing(parsedOptions.options, {
    input: process.stdin,
    output: process.stdout,
  });
  if (!chosen) return fail('Nothing was created.', 1);
  const { folder, lang, name, prospectus } = chosen;
  const target = resolve(folder);
  const site = {
    packageName: packageNameOf(basename(target)),
    name: name ?? displayNameOf(basename(target)),
    lang,
    prospectus: specifierFrom(prospectus ?? version, process.cwd()),
    manager,
  };
  const files = repositoryFiles(site);
  const refusal = refusalOf(folder, target, files);
  if (refusal !== undefined) return fail(refusal, 1);
  const retry = retryCommand(manager, version, { folder, lang, name, prospectus });

  for (const path of writeMissing(target, files)) console.log(`Kept ${path} as it was.`);
  console.log(`Installing the packages of ${folder} with ${manager.name} …`);
  if (!install(target, manager))
    return fail(
      `The packages could not be installed: see above. The files in ${folder} stay, and this command goes on with them:\n  ${retry}`,
      1,
    );

  const created = runEngine(target, ['new', 'site', pages, '--language', lang, '--name', site.name]);
  if (created.status !== 0)
    return fail(`${created.stderr.trim()}\nOnce that is put right, this command goes on:\n  ${retry}`, 1);
  const repository = initRepository(target);
  const { status } = runEngine(target, ['check', '--pages', pages], 'inherit');
  if (status !== 0) return fail(`${folder} is there, but the check found something: see above.`, 1);

  return print(
    [
      '',
      `${site.name} is in ${folder}${remarkOn[repository]}. Next:`,
      `  cd ${shellPath(relative(process.cwd(), target)) || '.'}`,
      `  ${manager.name} run dev`,
    ].join('\n'),
    0,
  );
}

/**
 * What the last message adds about the folder, by what `initRepository` returned. The template has a GitHub workflow,
 * which GitHub finds only at the top of a repository.
 */
const remarkOn = {
  own: '',
  another:
    ', a folder within another git repository: its workflow would only run at the top of that repository',
  none: ', which is no git repository yet, because git could not make one',
};

/** Why a site cannot be made in a folder; undefined if it can. */
function refusalOf(folder, target, files) {
  for (let ancestor = target; ancestor !== dirname(ancestor); ancestor = dirname(ancestor))
    if (existsSync(ancestor) && !statSync(ancestor).isDirectory())
      return `${ancestor} is a file. Choose another name for the folder.`;
  if (!existsSync(target)) return undefined;
  const entries = readdirSync(target, { withFileTypes: true });
  const manifest = join(target, 'package.json');
  const templateNames = new Set([...files.keys()].map((path) => path.split('/')[0]));
  const packageJson = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  const foreign = foreignEntry(entries, templateNames, packageJson);
  return foreign && `${folder} is not empty: it contains ${foreign}. Name a folder that is empty or new.`;
}

/**
 * Writes the files that do not exist yet. Returns the paths of existing files with another text; they stay as they are.
 */
function writeMissing(target, files) {
  const keptPaths = [];
  for (const [path, text] of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, text, { flag: 'wx' });
    else if (readFileSync(file, 'utf8') !== text) keptPaths.push(path);
  }
  return keptPaths;
}

/** A folder as an argument in a shell: in quotes if it has characters such as spaces. */
const shellPath = (folder) => (/^[\w./\\-]*$/.test(folder) ? folder : `"${folder}"`);

/** Prints a text, and returns the exit status. */
function print(text, status) {
  console.log(text);
  return status;
}

/** Prints why the command ends, and returns the exit status. */
function fail(text, status) {
  console.error(text);
  return status;
}
