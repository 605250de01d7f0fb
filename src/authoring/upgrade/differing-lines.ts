/** A line that was rewritten, added (no `before`) or removed (no `after`). */
export interface DifferingLine {
  before?: string;
  after?: string;
}

/**
 * The lines in which two texts differ, in the order of the text. Where lines were replaced by others, the first of both
 * is one line that was rewritten, and so on.
 */
export function differingLines(
  before: readonly string[],
  after: readonly string[],
): readonly DifferingLine[] {
  const lengths = lengthsOfCommon(before, after);
  const found: DifferingLine[] = [];
  let [at, now] = [0, 0];
  while (at < before.length || now < after.length) {
    const removed: string[] = [];
    const added: string[] = [];
    while ((at < before.length || now < after.length) && before[at] !== after[now]) {
      const isRemoved =
        now === after.length ||
        (at < before.length && lengthAt(lengths, at + 1, now) >= lengthAt(lengths, at, now + 1));
      if (isRemoved) removed.push(before[at++] ?? '');
      else added.push(after[now++] ?? '');
    }
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      found.push({ before: removed[index], after: added[index] });
    at += 1;
    now += 1;
  }
  return found;
}

/** The length of the longest common subsequence of what follows each pair of lines. */
function lengthsOfCommon(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const row = lengths[at] as Uint32Array;
      row[now] =
        before[at] === after[now]
          ? lengthAt(lengths, at + 1, now + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, now), lengthAt(lengths, at, now + 1));
    }
  return lengths;
}

const lengthAt = (lengths: readonly Uint32Array[], at: number, now: number) => lengths[at]?.[now] ?? 0;
