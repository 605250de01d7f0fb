import { schemaFor } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { Schema } from '../document/source';
import { replaceParts } from '../schema/walk';
import { referenceKinds } from './kinds';
import type { Beside, PartView, ReferringDocument, ResolvableSite } from './reference-kind';

const views = referenceKinds.flatMap(({ parts }) =>
  Object.entries(parts).flatMap(([name, { view }]) => (view ? [{ name, view }] : [])),
);

/** The resolved form of each part that the view does not get unresolved. */
export const partViews: Readonly<Record<string, PartView>> = Object.fromEntries(
  views.map(({ name, view }) => [name, view]),
);

/**
 * Creates a function that copies valid documents with all references resolved. Only copies of documents that others
 * refer to are memoized.
 */
export function resolverFor(site: Omit<ResolvableSite, 'resolve'>): ResolvableSite['resolve'] {
  const resolve = (from: ReferringDocument): unknown =>
    replaceParts(
      site.sources.schemas,
      schemaFor(from.document.source.path) ?? '',
      from.document.value,
      Object.fromEntries(
        views.map(({ name, view }) => [
          name,
          (value: unknown, pointer: string, _referring: Schema, beside: Beside) =>
            view.resolve(value, from, resolvable, beside, pointer),
        ]),
      ),
    );
  const resolvable = { ...site, resolve: memoize(resolve) };
  return resolve;
}
