import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const program = `#!/usr/bin/env node
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';

const [command, ...words] = process.argv.slice(2);
appendFileSync('node_modules/commands.log', JSON.stringify([command, ...words]) + '\\n');
if (command === 'new') {
  if (words.includes('Refused')) {
    console.error('A site cannot be called “Refused”.');
    process.exit(2);
  }
  mkdirSync(words[1]);
  writeFileSync(words[1] + '/index.json', '{}');
}
`;

/** Writes a package that is called like the engine, logs the commands that it is given, and writes a page for `new`. */
export async function writeStubEngine(folder: string, version = '0.2.0'): Promise<string> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'prospectus', version, type: 'module', bin: { prospectus: 'bin.mjs' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'bin.mjs'), program);
  return `file:${folder}`;
}
