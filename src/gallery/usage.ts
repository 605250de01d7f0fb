import { parse } from '../compiler/parse';
import { hasRoute, routeOf } from '../document/route';
import type { SourceFile } from '../document/source';

/** The routes that use each block type. Drafts and invalid documents are included, as far as they can be parsed. */
export function usageOf(documents: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, Set<string>>();
  for (const source of documents.filter(({ path }) => hasRoute(path))) {
    for (const type of typesIn(parse(source).value?.value)) {
      const known = routes.get(type) ?? new Set();
      routes.set(type, known.add(routeOf(source.path)));
    }
  }
  return new Map([...routes].map(([type, found]) => [type, [...found].sort()]));
}

function typesIn(document: unknown): readonly string[] {
  const { blocks } = { ...(document as { blocks?: unknown }) };
  return (Array.isArray(blocks) ? blocks : []).flatMap((block) =>
    typeof block?.type === 'string' ? [block.type] : [],
  );
}
