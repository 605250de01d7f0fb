import type { Outcome, Verdict } from './judge';

const verdicts: readonly Verdict[] = ['well', 'badly', 'silent', 'trace'];

/** How many mistakes of each kind were said how, and the shares of all. */
export function drawTable(outcomes: ReadonlyMap<string, readonly Outcome[]>): string {
  const all = [...outcomes.values()].flat();
  const row = (name: string, found: readonly Outcome[]) => [
    name,
    String(found.length),
    ...verdicts.map((verdict) => String(found.filter((one) => one.verdict === verdict).length)),
  ];
  const shares = verdicts.map(
    (verdict) =>
      `${((100 * all.filter((one) => one.verdict === verdict).length) / Math.max(1, all.length)).toFixed(1)} %`,
  );
  const rows = [
    ['kind', 'mistakes', 'well', 'badly', 'silent', 'stack trace'],
    ...[...outcomes].map(([kind, found]) => row(kind, found)),
    row('all', all),
    ['', '', ...shares],
  ];
  return rows
    .map(([name = '', ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''))
    .join('\n');
}
