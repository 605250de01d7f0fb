import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFolder } from '../project/engine-folder';
import { commands } from './commands.mjs';

it('every command is in the list, and nothing else', () => {
  const modules = readdirSync(join(engineFolder, 'src/cli/commands')).map((file) => file.replace('.ts', ''));
  expect(Object.keys(commands).sort()).toEqual(modules.sort());
});
