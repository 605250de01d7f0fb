import type { Change, ChangeGroup, ChangeKind } from './change';
import type { ReadEdition } from './revision';

/** What belongs to no document: files to load down, pictures that no document names, the contract. */
export function sharedChanges(was: ReadEdition, is: ReadEdition): readonly ChangeGroup[] {
  const texts = is.sources.documents.map(({ text }) => text).join('\n');
  const pictures = ({ sources }: ReadEdition) =>
    new Map(sources.images.filter(({ path }) => !texts.includes(path)).map(({ path, url }) => [path, url]));
  const schemas = ({ sources }: ReadEdition) =>
    new Map(Object.entries(sources.schemas).map(([file, schema]) => [file, JSON.stringify(schema)]));
  const group = (name: string, changes: readonly Change[]): ChangeGroup => ({ name, draft: false, changes });
  return [
    group('Files and pictures', [
      ...differing(was.fileContents, is.fileContents, 'text', 'file'),
      ...differing(pictures(was), pictures(is), 'picture', 'picture'),
    ]),
    group('The contract', differing(schemas(was), schemas(is), 'text', 'schema')),
  ];
}

/** `before` and `after` hold what tells two things of one name apart. */
function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  kind: ChangeKind,
  noun: string,
): readonly Change[] {
  const change = (verb: 'adds' | 'removes' | 'changes', name: string): Change => ({
    kind,
    verb,
    count: 1,
    text: `${verb} the ${noun} ${name}`,
  });
  return [
    ...[...after].flatMap(([name, content]) => {
      const was = before.get(name);
      if (was === content) return [];
      return [change(was === undefined ? 'adds' : 'changes', name)];
    }),
    ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [change('removes', name)])),
  ];
}
