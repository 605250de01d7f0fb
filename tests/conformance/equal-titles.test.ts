import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/blocks/registry';
import { compiledExamples } from '../compiled-examples';
import { exampleLocale as locale } from '../example-locale';
import { exampleWords as words } from '../example-words';

/** The blocks with titled items whose list is made by the block's component itself, not by one within it. */
const types = ['cards', 'facts', 'faq', 'reasons', 'steps'] as const;

/** The keys of each list in a tree of elements, one list of keys for each. */
function keysIn(node: ReactNode): (string | null)[][] {
  if (Array.isArray(node)) {
    const keyed = node.filter((child) => isValidElement(child) && child.key !== null);
    const own = keyed.length > 0 ? [keyed.map((child) => child.key)] : [];
    return [...own, ...node.flatMap(keysIn)];
  }
  return isValidElement<{ children?: ReactNode }>(node) ? keysIn(node.props.children) : [];
}

describe.each(types)('two items with the same title in the block “%s”', (type) => {
  it('are both shown, with different keys', () => {
    const { component } = registry[type];
    const [example] = compiledExamples(type) as readonly { items: unknown[] }[];
    if (!example) throw new Error(`The block “${type}” has no example`);
    const [item] = example.items;
    const render = component as (props: object) => ReactNode;
    const props = {
      block: { ...example, items: [item, item] },
      words: words.blocks[type as keyof typeof words.blocks],
      locale,
    };
    let lists: (string | null)[][] = [];
    renderToStaticMarkup(
      createElement(() => {
        lists = keysIn(render(props)); // within a component, `render` may use context
        return null;
      }),
    );
    expect(lists.map(({ length }) => length)).toContain(2);
    for (const keys of lists) expect(new Set(keys).size).toBe(keys.length);
  });
});
