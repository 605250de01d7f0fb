import { icons } from './fixture-sources';
import { changedAt, mutantOf } from './mutant';
import { misspelt } from './random';
import type { Mistake } from './schema-mistakes';

/** A mistake that changes the text of a value of the given part. */
const inPart =
  (kind: string, part: string, change: (text: string, suffix: string) => string | undefined): Mistake =>
  (document, node, random) => {
    if (node.part !== part || typeof node.value !== 'string') return undefined;
    const mistaken = change(node.value, `${random.word(3)}-${random.word(5)}`);
    if (mistaken === undefined) return undefined;
    return mutantOf(
      kind,
      changedAt(document, node.path, () => mistaken),
      node.path,
    );
  };

const isInternal = (target: string) => /^[/#]/.test(target) && !target.startsWith('/files/');

/** Names of nothing that exists, with a length and format that the schema accepts. */
export const referenceMistakes: readonly Mistake[] = [
  inPart('broken link', 'target', (target, suffix) => {
    if (!isInternal(target)) return `/${suffix}`;
    const [path = '', anchor] = target.split('#');
    return `${path === '/' ? '/' : `${path || '/'}-`}${suffix}${anchor === undefined ? '' : `#${anchor}`}`;
  }),
  inPart('broken anchor', 'target', (target, suffix) =>
    isInternal(target) ? `${target.split('#')[0]}#${suffix}` : `#${suffix}`,
  ),
  inPart('missing file', 'target', (_target, suffix) => `/files/${suffix}.pdf`),
  inPart('broken link in a text', 'rich-text', (text, suffix) => `${text.slice(0, 1500)} [more](/${suffix})`),
  inPart(
    'broken anchor in a text',
    'rich-text',
    (text, suffix) => `${text.slice(0, 1500)} [more](#${suffix})`,
  ),
  inPart('missing image', 'image-source', (name, suffix) => name.replace(/\./, `-${suffix}.`)),
  inPart('unknown icon', 'icon', (name, suffix) => `${name.slice(0, 30)}-${suffix}`),
  inPart('missing form', 'form-name', (name, suffix) => `${name}-${suffix}`),
  inPart('unknown entry', 'entry-name', (name, suffix) => `${name.slice(0, 30)}-${suffix}`),
  (document, node, random) => {
    if (node.part !== 'flag' || typeof node.value !== 'string') return undefined;
    return mutantOf(
      'unknown flag',
      changedAt(document, node.path, () => `q${random.pick(['q', 'w', 'y', 'z'])}`), // ISO 3166 gives none of them
      node.path,
    );
  },
  (document, node, random) => {
    if (node.part !== 'icon' || typeof node.value !== 'string') return undefined;
    const name = misspelt(node.value, random);
    if (icons.has(name) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
    return mutantOf(
      'misspelt icon',
      changedAt(document, node.path, () => name),
      node.path,
    );
  },
];
