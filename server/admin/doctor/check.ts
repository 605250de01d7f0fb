/** The result of a check. */
export interface DoctorResult {
  state: 'ok' | 'warning' | 'failed';
  /** The finding; never an address, a password or a visitor's text. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** Results of a check: what was found, and what to do about a problem. */
export const ok = (text: string): DoctorResult => ({ state: 'ok', text });
export const warning = (text: string, advice: string): DoctorResult => ({ state: 'warning', text, advice });
export const failed = (text: string, advice: string): DoctorResult => ({ state: 'failed', text, advice });

/** A duration in ms in words, rounded, in the largest unit of which it has two or more: `3 hours`, `2 days`. */
export function describeDuration(ms: number): string {
  const [unit, size] = units.find(([, each]) => Math.abs(ms) >= 2 * each) ?? (['seconds', 1_000] as const);
  return `${Math.round(Math.abs(ms) / size)} ${unit}`;
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;
