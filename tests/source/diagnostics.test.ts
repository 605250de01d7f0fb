import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from './house';
import { importsOf, sources, sourcesBelow } from './sources';

/** The files that make a diagnostic, with the names of their codes; the others help them to word it. */
const diagnostics = sourcesBelow(house.diagnostics)
  .map(({ file, text }) => ({
    file,
    name: posix.basename(file, '.ts'),
    codes: [...text.matchAll(/^ {2}code: '([^']+)'/gm)].map(([, code]) => code),
    exported: [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  }))
  .filter(({ codes }) => codes.length > 0);

/** Every file from which another file of this project imports more than types. */
const imported = new Set(
  sources
    .filter(({ file }) => /^(src|scripts)\//.test(file))
    .flatMap(importsOf)
    .flatMap(({ path, typeOnly }) => (path && !typeOnly ? [`${path}.ts`] : [])),
);

const camelCase = (name: string) => name.replace(/-./g, (letter) => letter.charAt(1).toUpperCase());

describe('the diagnostics', () => {
  it('are found', () => {
    expect(diagnostics.length).toBeGreaterThan(25);
  });

  it.each(diagnostics)(
    'are defined one to a file, which is named after the code: $name',
    ({ name, codes }) => {
      expect(codes).toEqual([name]);
    },
  );

  it.each(diagnostics)('are created by a function of that name: $name', ({ name, exported }) => {
    expect(exported).toContain(camelCase(name));
  });

  it.each(diagnostics)('are imported by another file, which can report them: $name', ({ file }) => {
    expect(imported.has(file), 'no rule or stage imports it: report it, or delete its folder').toBe(true);
  });
});
