import { contentAt, unvalidatedContent } from '../compiler/unvalidated-content';
import { kindsPath } from '../document/document-kind';
import { hasRoute, routeOf } from '../document/route';
import type { SourceFile } from '../document/source';

/**
 * The routes that use each block type, including the opening and ending blocks of their kind. Drafts and invalid
 * documents are included, as far as they can be parsed.
 */
export function usageOf(documents: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, Set<string>>();
  const typesByKind = typesOfKinds(contentAt(documents, kindsPath));
  for (const source of documents.filter(({ path }) => hasRoute(path))) {
    const page: unknown = unvalidatedContent(source);
    const kindTypes = typesByKind.get(Object(page).kind) ?? [];
    for (const type of [...typesIn(Object(page).blocks), ...kindTypes]) {
      const routesOfType = routes.get(type) ?? new Set();
      routes.set(type, routesOfType.add(routeOf(source.path)));
    }
  }
  return new Map([...routes].map(([type, routesOfType]) => [type, [...routesOfType].sort()]));
}

/** The types of the opening and ending blocks of each kind. */
function typesOfKinds(content: unknown): ReadonlyMap<unknown, readonly string[]> {
  const { kinds } = Object(content) as { kinds?: unknown };
  const entries: readonly Record<string, unknown>[] = Array.isArray(kinds) ? kinds.map(Object) : [];
  return new Map(
    entries.map(({ kind, opening, ending }) => [kind, [...typesIn(opening), ...typesIn(ending)]]),
  );
}

function typesIn(blocks: unknown): readonly string[] {
  return (Array.isArray(blocks) ? blocks : []).flatMap((block) =>
    typeof block?.type === 'string' ? [block.type] : [],
  );
}
