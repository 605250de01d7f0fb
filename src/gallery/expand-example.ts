import type { CodeExample } from './code-example';
import type { Documents } from './small-site';

/**
 * Changes of the wrong documents of an example. A key such as `about.json` replaces a document: null takes it out of
 * the wrong documents or, if they do not have it, out of the site, which may have it by default or `beside` them. A key
 * with a JSON Pointer, `about.json#/blocks/0/title`, replaces one value in a document: null removes it.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** An example as its `example.json` contains it. */
export type ExampleFile = Omit<CodeExample, 'right' | 'also'> & {
  right: Changes;
  also?: readonly Changes[];
};

/** The example with all variants as whole documents. */
export function expandExample({ right, also, ...example }: ExampleFile): CodeExample {
  const variant = (changes: Changes) => applyChanges(example.wrong, changes, example.beside);
  return { ...example, right: variant(right), ...(also && { also: also.map(variant) }) };
}

/** The wrong documents with changes. A value may also be changed in one of the documents `beside` them. */
export function applyChanges(
  wrong: Readonly<Record<string, unknown>>,
  changes: Changes,
  beside: Readonly<Record<string, unknown>> = {},
): Documents {
  const documents = structuredClone(wrong) as Record<string, unknown>;
  for (const [target, value] of Object.entries(changes)) {
    const [path = '', pointer = ''] = target.split('#');
    if (pointer !== '' && path in beside) documents[path] ??= structuredClone(beside[path]);
    const keys = [path, ...pointer.split('/').slice(1)];
    const lastKey = keys.pop() as string;
    const parent = keys.reduce((container, key) => container[key] as Container, documents as Container);
    if (value !== null || !(lastKey in parent)) parent[lastKey] = value;
    else if (Array.isArray(parent)) parent.splice(Number(lastKey), 1);
    else delete parent[lastKey];
  }
  return documents as Documents;
}

/** An object by its keys, or a list by its indices. */
type Container = Record<string, unknown>;
