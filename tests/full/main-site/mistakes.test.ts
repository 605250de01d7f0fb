import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kinds } from '../../../bench/mistakes/kinds';

/**
 * `npm run bench:mistakes` changes texts of the committed sites. It takes minutes, so it is run rarely, and nobody
 * would notice when a text is reworded. Only the first edit of each mistake is looked up: later ones may change what
 * it wrote.
 */
it.each(Object.entries(kinds))('the mistakes of “%s” change texts that are there', (_kind, mistakes) => {
  const missing = mistakes.flatMap(({ site, edits }) =>
    edits.slice(0, 1).flatMap((edit) => {
      if (!('from' in edit)) return [];
      const text = readFileSync(join(site, edit.file), 'utf8');
      const start = edit.after === undefined ? 0 : text.indexOf(edit.after);
      return start >= 0 && text.includes(edit.from, start) ? [] : [`${edit.file}: ${edit.from}`];
    }),
  );
  expect(missing).toEqual([]);
});
