import type { FactScope, FactsOfPages } from '../generated/documents';
import type { RequestedRow, RequestedRows } from './document-index';
import type { ReferenceKind } from './reference-kind';

/**
 * Rows for which a block asks registers. Used by the rule that reports rows without data (rules/lacking-figures.ts).
 */
export const requestedRows: ReferenceKind<RequestedRows> = {
  parts: {
    'facts-of-pages': {
      find: (request, pointer, _referring, beside) => {
        const block = pointer.slice(0, pointer.lastIndexOf('/'));
        return [
          {
            ...(request as FactsOfPages),
            pointer,
            rows: rowsIn(beside, block),
            levels: levelsIn(beside.levels, `${block}/levels`),
          },
        ];
      },
    },
  },
};

function rowsIn(value: unknown, pointer: string): readonly RequestedRow[] {
  if (typeof value !== 'object' || value === null) return [];
  const { measure, scope, general, by } = value as Readonly<Record<string, unknown>>;
  const ownRows: readonly RequestedRow[] =
    typeof measure === 'string'
      ? [
          {
            pointer,
            measure,
            ...(typeof scope === 'object' && scope !== null && { scope: scope as FactScope }),
            ...(general === true && { general }),
            ...(typeof by === 'string' && { by }),
          },
        ]
      : [];
  return [
    ...ownRows,
    ...Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, `${pointer}/${name}`)),
  ];
}

const levelsIn = (levels: unknown, pointer: string) =>
  (Array.isArray(levels) ? levels : []).flatMap((entry, index) => {
    const { value } = Object(entry) as { value?: unknown };
    return typeof value === 'string' ? [{ pointer: `${pointer}/${index}/value`, level: value }] : [];
  });
