import { applyChanges, type Changes } from '../src/gallery/expand-example';
import type { Rule } from '../src/rules/rule';
import { page, site, type TestSite, type Written } from './compiler/site';

/** Documents as examples of messages have them: a page may be the list of its blocks. */
type Documents = Readonly<Record<string, unknown>>;

interface Example {
  wrong: Documents;
  right: Changes;
  beside?: Documents;
}

/** One side of the example of a message, as a site of a fixed day. */
export const exampleSite = (example: Example, side: 'wrong' | 'right', ...rules: readonly Rule[]): TestSite =>
  site(
    Object.fromEntries(
      Object.entries({
        ...example.beside,
        ...(side === 'wrong' ? example.wrong : applyChanges(example.wrong, example.right)),
      }).map(([path, document]) => [
        path,
        Array.isArray(document) ? page(...document) : (document as Written),
      ]),
    ),
    { today: '2026-11-23' },
    ...rules,
  );
