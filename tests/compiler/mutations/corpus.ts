import type { Sources } from '../../../src/document/source';
import { exampleCollections } from '../../../src/gallery/example-collections';
import type { KindsDocument } from '../../../src/generated/documents';
import { themeFrom } from '../../../src/theme/theme';
import { form, kindsDocument, page, pageWith, schemas, sourcesOf } from '../site';
import { nodesOf, type Path, type SchemaNode } from './schema-nodes';

/** A page around one valid block, and everything that the block refers to. */
export interface Host {
  type: string;
  document: unknown;
  /** The path of the block. */
  path: Path;
  /** The values in the block. */
  nodes: readonly SchemaNode[];
  /** The site with this text as the page. */
  sourcesWith: (text: string) => Sources;
}

interface Block {
  type: string;
}

type Kind = KindsDocument['kinds'][number];

export const blockTypes = (schemas['schema/block.schema.json']?.oneOf ?? []).flatMap(
  ({ $ref = '' }) => /([a-z-]+)\.schema\.json$/.exec($ref)?.[1] ?? [],
);

/** Where the blocks to make mistakes in come from: the examples of the schemas, and a site. */
export interface Corpus {
  hostsOf(type: string): readonly Host[];
}

/** Reads the blocks of a site, which must be valid. */
export function corpusOf(real: Sources): Corpus {
  const realBlocks: readonly Block[] = real.documents.flatMap(
    ({ text }) => (JSON.parse(text) as { blocks?: readonly Block[] }).blocks ?? [],
  );

  const collections = exampleCollections(real.schemas);

  /** The images that entries of the examples name, which the site may lack. */
  const imagesOfEntries = JSON.stringify(collections).match(/[\w/-]+\.(svg|jpg|webp)(?=")/g) ?? [];

  /** The registers from which blocks of the site quote figures. */
  const registers = Object.fromEntries(
    real.documents.flatMap(({ path, text }) => (path.startsWith('_facts/') ? [[path, text]] : [])),
  );

  /** The tones of the site, and those of the neutral theme, which the examples use. */
  const tones = [
    ...new Map(
      [themeFrom(), themeFrom(JSON.parse(textOf('_theme.json')))].flatMap(({ tones }) =>
        tones.map((tone) => [tone.name, tone]),
      ),
    ).values(),
  ];

  /** The kinds of the site, and those of the examples; a kind that both have has the slots of both. */
  const merged = new Map<string, Pick<Kind, 'kind' | 'places'>>();
  for (const { kind, places = [] } of [
    ...(JSON.parse(textOf('_kinds.json')) as KindsDocument).kinds,
    ...kindsDocument.kinds,
  ])
    merged.set(kind, { kind, places: [...new Set([...(merged.get(kind)?.places ?? []), ...places])] });
  const kinds: KindsDocument = { ...kindsDocument, kinds: [...merged.values()] };

  return { hostsOf };

  /** Every valid block of a type: the examples of the schema, and those of the site. */
  function hostsOf(type: string): readonly Host[] {
    const schema = schemas[`schema/blocks/${type}.schema.json`];
    const examples = [schema, ...Object.values(schema?.$defs ?? {})].flatMap((it) => it?.examples ?? []);
    const inExamples = (examples as readonly Block[]).filter((block) => block.type === type);
    return [...inExamples, ...realBlocks.filter((block) => block.type === type)].map(hostOf);
  }

  function hostOf(block: Block): Host {
    const path = ['blocks', 0];
    const nodes = nodesOf(block.type, block, path);
    const strings = nodes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    const targets = strings.flatMap((text) => [
      ...(/^[/#]\S*$/.test(text) ? [text] : []),
      ...[...text.matchAll(/\]\(([/#][^)\s]*)\)/g)].map(([, target = '']) => target),
    ]);
    const own = new Set(nodes.flatMap(({ part, value }) => (part === 'anchor' ? [value] : [])));
    const anchors = targets.flatMap((target) => (target.startsWith('#') ? [target.slice(1)] : []));
    const missing = [...new Set(anchors)].filter((name) => !own.has(name));
    const document = pageWith({}, block, ...missing.map(blockWithId))('host.json');
    const around = sourcesOf(surroundings(nodes, targets), {
      images: Object.fromEntries([
        ...real.images.map(({ path: name, size }) => [name, size]),
        ...[...imagesOfEntries, ...namesOf(nodes, 'image-source')].map((name) => [
          name,
          { width: 800, height: 600 },
        ]),
      ]),
      files: [
        ...new Set([
          ...real.files,
          ...targets.flatMap((target) => /^\/files\/(.+)$/.exec(target)?.[1] ?? []),
        ]),
      ],
      icons: [...real.icons],
      flags: [...real.flags],
    });
    const sourcesWith = (text: string): Sources => ({
      ...around,
      documents: [...around.documents, { path: 'host.json', file: 'pages-json/host.json', text }],
    });
    return { type: block.type, document, path, nodes, sourcesWith };
  }

  /** What a block refers to: minimal pages and forms, collections, registers, kinds and tones. */
  function surroundings(nodes: readonly SchemaNode[], targets: readonly string[]) {
    const pages = new Map<string, Set<string>>();
    for (const target of targets.filter((it) => it.startsWith('/') && !it.startsWith('/files/'))) {
      const [route = '', anchor] = target.split('#');
      const [path = ''] = route.split('?');
      const anchors = pages.get(path) ?? new Set();
      pages.set(path, anchor === undefined ? anchors : anchors.add(anchor));
    }
    const names = namesOf(nodes, 'collection');
    return {
      '_theme.json': { ...themeFrom(), tones },
      '_kinds.json': kinds,
      ...registers,
      ...Object.fromEntries(
        [...pages].map(([route, anchors]) => [
          route === '/' ? 'index.json' : `${route.slice(1)}.json`,
          page({ type: 'banner', title: 'A page' }, ...[...anchors].map(blockWithId)),
        ]),
      ),
      ...Object.fromEntries(namesOf(nodes, 'form-name').map((name) => [`_forms/${name}.json`, form])),
      ...Object.fromEntries(
        [...new Set(names)].flatMap((name) =>
          [`_collections/${name}.json`, `_collections/${name}.schema.json`].map((path) => [
            path,
            textOf(path),
          ]),
        ),
      ),
    };
  }

  /** A document as the site has it, with the entries of the examples added, or else as the examples have it. */
  function textOf(path: string): string {
    const siteText = real.documents.find((document) => document.path === path)?.text;
    const example = collections[path];
    if (siteText === undefined) return JSON.stringify(example ?? {});
    if (!example || !('entries' in example)) return siteText;
    const { entries, ...document } = JSON.parse(siteText) as { entries: readonly Entry[] };
    const known = new Set(entries.map(({ id }) => id));
    // A site may ask for more of an entry than the engine does, such as where it is on maps.
    const { required = [] } = real.schemas[`schema/${path.replace(/\.json$/, '.schema.json')}`] ?? {};
    const needed = Object.fromEntries(required.map((name) => [name, entries[0]?.[name]]));
    const further = (example.entries as readonly Entry[])
      .filter(({ id }) => !known.has(id))
      .map((entry, at) => ({
        ...needed,
        ...entry,
        // Each is somewhere else, because places of a map may not lie on one another.
        ...(needed.latitude ? { latitude: 23.5 + at / 10 } : {}),
      }));
    return JSON.stringify({ ...document, entries: [...entries, ...further] });
  }
}

interface Entry {
  id: string;
  [property: string]: unknown;
}

const namesOf = (nodes: readonly SchemaNode[], part: string) =>
  nodes.flatMap((node) => (node.part === part ? [String(node.value)] : []));

const blockWithId = (id: string) => ({ type: 'text', id, paragraphs: ['Words.'] });
