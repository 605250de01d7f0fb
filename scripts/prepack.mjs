import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfSources } from '../src/cache/digest-of-sources.mjs';
import { readOptions } from '../src/cli/read-options.mjs';
import { bundleCommands, forPackage } from './bundle-commands.mjs';
import { writeDeclarations } from './write-declarations.mjs';

readOptions(`Usage: npm run prepack

Writes what the package has in place of a clone's code into lib: the commands, and the types of public modules. npm pack
does this first.`);

const root = join(import.meta.dirname, '..');
const lib = join(root, 'lib');
const { version, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(lib, { recursive: true, force: true });
execFileSync(process.execPath, [join(root, 'scripts/run.mjs'), 'generate'], { cwd: root, stdio: 'inherit' });
await bundleCommands(join(lib, 'commands'), `${version}-${digestOfSources(root)}`, forPackage);
writeDeclarations(join(lib, 'types'), exports);
