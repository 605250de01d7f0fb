import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/rules/rules';
import { house, root } from './house';
import { importsOf, sourcesBelow } from './sources';

const sources = sourcesBelow(house.rules);

/** The files that make a rule, with the diagnostics that they report. */
const files = sources
  .map((source) => ({
    file: source.file,
    name: posix.basename(source.file, '.ts'),
    rules: [...source.text.matchAll(/^export const (\w+): Rule\b/gm)].map(([, name]) => name),
    codes: importsOf(source).flatMap(
      ({ path = '', typeOnly }) => (!typeOnly && /diagnostics\/[a-z-]+\/([a-z-]+)$/.exec(path)?.[1]) || [],
    ),
  }))
  .filter((file) => file.rules.length > 0);

const camelCase = (name: string) => name.replace(/-./g, (letter) => letter.charAt(1).toUpperCase());
const testOf = (file: string) => join(root, file.replace(/\.ts$/, '.test.ts'));

describe('the rules for the whole site', () => {
  it('are all listed', () => {
    expect(rules.length).toBe(files.length);
  });

  it.each(files)('are one to a file, which has the name of the rule: $name', (file) => {
    expect(file.rules).toEqual([camelCase(file.name)]);
  });

  it.each(files)(
    'report one diagnostic each, which has the same name in the singular: $name',
    ({ name, codes }) => {
      // The plural of “…y” is “…ies”, of which the comparison below keeps “…ie”.
      expect(codes.map((code) => code.replace(/y$/, 'ie'))).toEqual([name.replace(/s$/, '')]);
    },
  );

  it.each(files)('only warn, so that a build need not wait for them: $name', async ({ codes }) => {
    for (const code of codes) {
      const made: object = await import(`../../src/diagnostics/${code}/${code}.ts`);
      const [severity] = Object.values(made).flatMap((value) => value.definition?.severity ?? []);
      expect(severity).toBe('warning');
    }
  });

  it.each(files)(
    'have a test beside them, with a site that breaks them and one that does not: $name',
    ({ file }) => {
      expect(existsSync(testOf(file))).toBe(true);
      const test = readFileSync(testOf(file), 'utf8');
      expect(test).toContain('toEqual([])');
      expect(test).toMatch(/toEqual\(\[\s*['[]|toHaveLength\([1-9]|toEqual\([a-z]/);
    },
  );
});
