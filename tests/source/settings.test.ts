import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house, root } from './house';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** `PORT` in text('PORT'), together('PORT', …) and environment.PORT. */
const known = [...read(house.settings).matchAll(/['.]([A-Z][A-Z_]+)\b(?=['; =])/g)].map(([, name]) => name);

/** The first column of the table that begins with “variable”. */
const documented = (file: string) =>
  (read(file).match(/(?<=\| variable \|.*\n.*\n)(\|.*\n)+/)?.[0] ?? '')
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));

describe('the environment variables of the server', () => {
  it.each(['docs/environment.md', 'docs/enquiries.md'])(
    'are documented in %s, each once, and no others',
    (file) => {
      expect(documented(file).toSorted()).toEqual([...new Set(known)].toSorted());
    },
  );
});
