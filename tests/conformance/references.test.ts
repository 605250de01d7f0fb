import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../src/references/next-steps';
import { referenceKinds } from '../../src/references/reference-kinds';
import { schemas } from '../compiler/site';

/** The names of the schema parts that a kind of reference finds, or makes a view of. */
const partsOf = (has: 'find' | 'view') =>
  referenceKinds.flatMap(({ parts }) =>
    Object.entries(parts).flatMap(([name, part]) => (part[has] ? [name] : [])),
  );

describe('the kinds of references', () => {
  it('belong to parts of the schema', () => {
    const parts = referenceKinds.flatMap((kind) => Object.keys(kind.parts));
    expect(parts.filter((name) => !schemas[`schema/parts/${name}.schema.json`])).toEqual([]);
  });

  it('resolve each part to one type', () => {
    const parts = partsOf('view');
    expect(parts.filter((name, index) => parts.indexOf(name) !== index)).toEqual([]);
  });

  it('are found wherever they are resolved', () => {
    // Nothing has to be found for these: the links in “next steps” are found as links, and the path of the document
    // with a site's exchange rates is fixed.
    const withoutFind = [...Object.keys(nextSteps.parts), 'own-rates'];
    const found = [...partsOf('find'), ...withoutFind];
    expect(partsOf('view').filter((name) => !found.includes(name))).toEqual([]);
  });
});
