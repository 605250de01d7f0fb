import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readExplainedCodes } from '../../scripts/read-explained-codes';
import { readSources } from '../../scripts/read-sources';
import { checkExample } from '../../src/gallery/code-example';
import { messageList } from '../../src/gallery/message-list';

const codes = await readExplainedCodes();
const shelf = { ...(await readSources('pages-json')), images: [] };

it('docs/messages.md has every message in its current form', async () => {
  const written = await readFile('docs/messages.md', 'utf8');
  expect(written, 'docs/messages.md is out of date. Run: npm run messages').toBe(messageList(codes, shelf));
});

describe.each(codes)('the code $definition.code', ({ definition: { code, about }, example }) => {
  it('is described in one sentence', () => {
    expect(about).toMatch(/^[A-Z].*\.$/);
  });

  it('is reported once by each of its other examples', () => {
    for (const wrong of example.also ?? []) {
      const { diagnostics } = checkExample(code, { ...example, wrong }, 'wrong', shelf);
      expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    }
  });
});
