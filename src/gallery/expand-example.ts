import type { CodeExample } from './code-example';
import type { Documents } from './small-site';

/**
 * What differs from the wrong documents of an example. A path (`japan.json`) stands for a whole document: null leaves
 * it out, or says that it is missing from the site if the wrong documents do not have it either. A path with a JSON
 * Pointer (`japan.json#/blocks/0/title`) stands for one value in a document: null removes it.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** An example as its `example.json` contains it. */
export type ExampleFile = Omit<CodeExample, 'right' | 'also'> & {
  right: Changes;
  also?: readonly Changes[];
};

/** The example with all variants as whole documents. */
export const expandExample = ({ right, also, ...example }: ExampleFile): CodeExample => ({
  ...example,
  right: applyChanges(example.wrong, right),
  ...(also && { also: also.map((changes) => applyChanges(example.wrong, changes)) }),
});

export function applyChanges(wrong: Readonly<Record<string, unknown>>, changes: Changes): Documents {
  const documents = structuredClone(wrong) as Documents;
  for (const [target, value] of Object.entries(changes)) {
    const [path = '', pointer = ''] = target.split('#');
    const keys = [path, ...pointer.split('/').slice(1)];
    const lastKey = keys.pop() as string;
    const parent = keys.reduce((container, key) => container[key] as Container, documents as Container);
    if (value !== null || !(lastKey in parent)) parent[lastKey] = value;
    else if (Array.isArray(parent)) parent.splice(Number(lastKey), 1);
    else delete parent[lastKey];
  }
  return documents;
}

/** An object, or a list by its indices. */
type Container = Record<string, unknown>;
