import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedLists, textOf } from '../../src/cli/write-lists';
import { root } from './house';
import { sourcesBelow } from './sources';

describe('a generated list', () => {
  it.each(generatedLists)('has everything that its folder exports: $name', (list) => {
    const written = readFileSync(join(root, list.folder, list.file), 'utf8');
    expect(written, 'Run “npm run generate”.').toBe(textOf(list));
  });

  it.each(generatedLists)('has one entry for each file, named after it: $name', ({ folder, type }) => {
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
