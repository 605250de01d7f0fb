import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../project/engine-folder';
import { isEngineProject } from '../project/project-folder';

/** Database drivers, which npm installs where the server runs, because one of them has a binary for each system. */
const databasePackages = ['libsql', 'pg'];

/** The module of a command: its source in a clone, its bundle in the installed package. */
const commandFile = (name: string) =>
  join(engineFolder, isEngineProject ? `src/cli/commands/${name}.ts` : `lib/commands/${name}.mjs`);

/**
 * Writes the server and the admin CLI into a folder, bundled with all packages except the database drivers, so that a
 * host needs neither Prospectus nor Vite. `site` is the folder of a built site, whose server configuration is copied.
 */
export async function writeServerProgram(folder: string, site: string): Promise<void> {
  const { bundlePrograms } = await import('./bundle-programs.mjs'); // on demand, because Vite takes long to load
  await bundlePrograms({
    root: engineFolder,
    folder,
    input: { server: commandFile('serve'), enquiries: commandFile('enquiries') },
    chunkFileNames: 'lib/[name].mjs',
    ssr: { noExternal: true, external: databasePackages },
  });
  copyFileSync(join(site, '_server.json'), join(folder, '_server.json'));
}

const serverName = 'prospectus-server';

/**
 * Creates the folder of a server program, with the package.json by which it is recognised. Returns false, and writes
 * nothing, if the folder has files but is not that of an earlier server program.
 */
export function prepareServerFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'package.json');
  const hasServer = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === serverName;
  if (!hasServer && readdirSync(folder).length > 0) return false;
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
