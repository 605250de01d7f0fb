import { expect, it } from 'vitest';
import { importsOf, sources } from './sources';

const known = new Map(sources.map((source) => [source.file, source]));

/** Everything that a file imports, directly or not, by path or by the name of a package. */
function importedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  const source = known.get(file);
  for (const { path, specifier, typeOnly } of source ? importsOf(source) : []) {
    const next =
      path === undefined
        ? specifier
        : ['', '.ts', '.mjs'].map((end) => path + end).find((name) => known.has(name));
    if (typeOnly || next === undefined || found.has(next)) continue;
    found.add(next);
    importedBy(next, found);
  }
  return found;
}

it('the command that finds missing packages needs none', () => {
  const imported = [...importedBy('src/cli/commands/doctor.ts')];
  expect(imported).toContain('src/cli/doctor/read-installation.ts');
  expect(imported.filter((name) => !name.startsWith('src/') && !name.startsWith('node:'))).toEqual([]);
});
