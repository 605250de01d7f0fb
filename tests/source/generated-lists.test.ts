import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedLists } from '../../src/cli/write-lists';
import { root } from './house';
import { sourcesBelow } from './sources';

describe('a generated list', () => {
  it.each(generatedLists)('has what the folders have: $file', ({ file, text }) => {
    expect(readFileSync(join(root, file), 'utf8'), 'Run “npm run generate”.').toBe(text());
  });

  it.each([
    ['src/rules', 'Rule'],
    ['src/references', 'ReferenceKind'],
  ])('is of files that each export one entry, named after the file: %s', (folder, type) => {
    const exported = new RegExp(`^export const (\\w+): ${type}\\b`, 'gm');
    const entries = sourcesBelow(folder).flatMap(({ file, text }) => {
      const names = [...text.matchAll(exported)].map(([, name]) => name);
      return names.length > 0 ? [{ file: posix.basename(file, '.ts'), names }] : [];
    });
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ file, names }) => names.join() !== camelCase(file))).toEqual([]);
  });
});

const camelCase = (name: string) => name.replace(/-./g, (letter) => letter.charAt(1).toUpperCase());
