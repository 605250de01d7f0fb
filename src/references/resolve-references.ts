import { schemaFor } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { Schema } from '../document/source';
import { replaceParts } from '../schema/walk';
import type { Container, PartView, ReferringDocument, ResolvableSite } from './reference-kind';
import { referenceKinds } from './reference-kinds';

/** How parts are resolved for the view, by part. Other parts are copied unchanged. */
export const partViews: Readonly<Record<string, PartView>> = Object.fromEntries(
  referenceKinds.flatMap(({ parts }) =>
    Object.entries(parts).flatMap(([name, { view }]) => (view ? [[name, view]] : [])),
  ),
);

/**
 * Creates a function that copies a valid document with all its references resolved. Documents that others refer to are
 * copied only once.
 */
export function resolverFor(site: Omit<ResolvableSite, 'resolve'>): ResolvableSite['resolve'] {
  const resolve = (from: ReferringDocument): unknown =>
    replaceParts(
      site.sources.schemas,
      schemaFor(from.parsed.source.path) ?? '',
      from.parsed.value,
      Object.fromEntries(
        Object.entries(partViews).map(([name, view]) => [
          name,
          (value: unknown, pointer: string, _referringSchema: Schema, container: Container) =>
            view.resolve(value, from, resolvable, container, pointer),
        ]),
      ),
    );
  const resolvable = { ...site, resolve: memoize(resolve) };
  return resolve;
}
