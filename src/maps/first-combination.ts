/** Limit for backtracking. No legible map needs more. */
export const maxAttempts = 20_000;

/**
 * The first combination of one candidate from each list of which any two agree, by backtracking with forward checking;
 * undefined if there is none, or none was found within `maxAttempts`.
 */
export function firstCombination<Candidate>(
  lists: readonly (readonly Candidate[])[],
  agree: (one: Candidate, other: Candidate) => boolean,
): readonly Candidate[] | undefined {
  let attempts = 0;
  const assign = ([first, ...rest]: readonly (readonly Candidate[])[]): readonly Candidate[] | undefined => {
    if (!first) return [];
    for (const candidate of first) {
      attempts += 1;
      if (attempts > maxAttempts) return undefined;
      const remaining = rest.map((others) => others.filter((other) => agree(candidate, other)));
      const assigned = remaining.every(({ length }) => length > 0) ? assign(remaining) : undefined;
      if (assigned) return [candidate, ...assigned];
    }
    return undefined;
  };
  return assign(lists);
}
