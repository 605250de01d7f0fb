import { contentAt } from '../../compiler/unvalidated-content';
import { validate } from '../../compiler/validate';
import type { Sources } from '../../document/source';
import type { EditedSite, Suggestion } from '../../references/reference-kind';
import { referenceKinds } from '../../references/reference-kinds';
import { routeTable } from '../../site/routes';

/** Names to suggest, by the shared part (`schema/parts/<part>`) that accepts them. */
export type SiteNames = Readonly<Record<string, readonly Suggestion[]>>;

/** Collects the names that an editor suggests from the whole site. */
export function siteNames(sources: Sources): SiteNames {
  const site = editedSite(sources);
  return Object.fromEntries(
    referenceKinds.flatMap(({ parts }) =>
      Object.entries(parts).flatMap(([part, { suggest }]) => (suggest ? [[part, suggest(site)]] : [])),
    ),
  );
}

/** The site as suggestions see it: with invalid pages, which will be fixed, and the anchors of their valid blocks. */
function editedSite(sources: Sources): EditedSite {
  const { documents, schemas } = sources;
  return {
    sources,
    pages: [...routeTable(documents).value].map(([route, source]) => {
      const validated = validate(schemas, source).value;
      const { title } = Object(validated?.parsed.value) as { title?: unknown };
      return { route, title: typeof title === 'string' ? title : '', references: validated?.references };
    }),
    contentOf: (path) => contentAt(documents, path),
  };
}
