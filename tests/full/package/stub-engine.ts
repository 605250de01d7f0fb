import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A program with the command line of the engine. It logs the commands that it is given to the file COMMANDS_LOG; `new`
 * writes a page, `build` a site that says which version built it.
 */
const program = (version: string) => `#!/usr/bin/env node
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';

const [command, ...args] = process.argv.slice(2);
appendFileSync(process.env.COMMANDS_LOG ?? 'commands.log', JSON.stringify(['${version}', command, ...args]) + '\\n');
if (command === 'new') {
  if (args.includes('Refused')) {
    console.error('A site cannot be called “Refused”.');
    process.exit(2);
  }
  mkdirSync(args[1]);
  writeFileSync(args[1] + '/index.json', '{}');
}
if (command === 'build') {
  const out = args[args.indexOf('--out') + 1];
  mkdirSync(out, { recursive: true });
  writeFileSync(out + '/index.html', '<p>Built by ${version}</p>');
}
`;

/** Writes a package that stands in for the engine. Returns how `dependencies` in a package.json refer to it. */
export async function writeStubEngine(folder: string, version = '0.2.0'): Promise<string> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'prospectus', version, type: 'module', bin: { prospectus: 'bin.mjs' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'bin.mjs'), program(version));
  return `file:${folder}`;
}
