import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFolder } from '../project/engine-folder';
import { commands } from './commands.mjs';

it('every command is in the list, and nothing else', () => {
  const modules = readdirSync(join(engineFolder, 'src/cli/commands')).map((file) => file.replace('.ts', ''));
  expect(Object.keys(commands).sort()).toEqual(modules.sort());
});

it('a site in a repository of its own has a script for every command', () => {
  const { scripts } = JSON.parse(readFileSync(join(engineFolder, 'create/template/package.json'), 'utf8'));
  for (const command of Object.keys(commands))
    expect(scripts[command], command).toBe(`prospectus ${command} --pages site`);
  const others = Object.keys(scripts).filter((script) => !Object.hasOwn(commands, script));
  expect(others.sort()).toEqual(['start', 'test', 'types']);
});
