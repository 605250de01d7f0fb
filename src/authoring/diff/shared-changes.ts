import type { Change, ChangeGroup, ChangeKind } from './change';
import { changedEntries } from './changed-entries';
import type { InspectedRevision } from './revision';

/** Changes outside of documents: downloads, images that no document of the later revision names, and the schema. */
export function sharedChanges(
  inspectedBefore: InspectedRevision,
  inspectedAfter: InspectedRevision,
): readonly ChangeGroup[] {
  const texts = inspectedAfter.sources.documents.map(({ text }) => text).join('\n');
  const images = ({ sources }: InspectedRevision) =>
    new Map(sources.images.filter(({ path }) => !texts.includes(path)).map(({ path, url }) => [path, url]));
  const fileHashes = (revision: InspectedRevision) => revision.fileHashes ?? new Map<string, string>();
  const schemas = ({ sources }: InspectedRevision) =>
    new Map(Object.entries(sources.schemas).map(([file, schema]) => [file, JSON.stringify(schema)]));
  const group = (name: string, changes: readonly Change[]): ChangeGroup => ({ name, draft: false, changes });
  return [
    group('Files and images', [
      ...differing(fileHashes(inspectedBefore), fileHashes(inspectedAfter), 'text', 'file'),
      ...differing(images(inspectedBefore), images(inspectedAfter), 'image', 'image'),
    ]),
    group('The schema', differing(schemas(inspectedBefore), schemas(inspectedAfter), 'text', 'schema')),
  ];
}

/** The names that were added, removed or changed. `before` and `after` map each name to its content or a hash of it. */
const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  kind: ChangeKind,
  noun: string,
): readonly Change[] =>
  changedEntries(before, after).map(({ key, verb }) => ({ kind, verb, text: `${verb} the ${noun} ${key}` }));
