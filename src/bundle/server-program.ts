import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../project/engine-folder';
import { isEngineProject } from '../project/project-folder';

/** Database drivers, which npm installs where the server runs, because one of them has a binary for each system. */
const databasePackages = ['libsql', 'pg'];

/** The files of the server program, each with the command that it runs. */
const programs = { server: 'serve', enquiries: 'enquiries' };

/** The module of a command: its source in a clone, its bundle in the installed package. */
const commandFile = (name: string) =>
  join(engineFolder, isEngineProject ? `src/cli/commands/${name}.ts` : `lib/commands/${name}.mjs`);

/**
 * Writes the server and the admin CLI into a folder, bundled with all packages except the database drivers, so that a
 * host needs neither Prospectus nor Vite. `site` is the folder of a built site, whose server configuration is copied.
 */
export async function writeServerProgram(folder: string, site: string): Promise<void> {
  const { build } = await import('vite'); // on demand, because Vite takes long to load
  await build({
    root: engineFolder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: databasePackages },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false, // packages may be installed there
      target: 'node20',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(programs).map(([program, command]) => [program, commandFile(command)]),
        ),
        checks: { commonJsVariableInEsm: false }, // a package tests for these variables
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'lib/[name].mjs' },
      },
    },
  });
  copyFileSync(join(site, '_server.json'), join(folder, '_server.json'));
}

const serverName = 'prospectus-server';

/**
 * Creates the folder of a server program, with the package.json by which it is recognised. Returns false, and writes
 * nothing, if the folder contains anything else.
 */
export function prepareServerFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'package.json');
  const isOwn = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === serverName;
  if (!isOwn && readdirSync(folder).length > 0) return false;
  const { version, engines, dependencies } = JSON.parse(
    readFileSync(join(engineFolder, 'package.json'), 'utf8'),
  );
  const manifest = {
    name: serverName,
    version,
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'node server.mjs', enquiries: 'node enquiries.mjs' },
    dependencies: Object.fromEntries(databasePackages.map((name) => [name, dependencies[name]])),
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return true;
}
