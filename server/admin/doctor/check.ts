/** What a check has found. */
export interface DoctorResult {
  state: 'ok' | 'warning' | 'failed';
  /** What is so; never an address, a password or a text that a visitor wrote. */
  text: string;
  /** What to do. */
  advice?: string;
}

export const ok = (text: string): DoctorResult => ({ state: 'ok', text });
export const warning = (text: string, advice: string): DoctorResult => ({ state: 'warning', text, advice });
export const failed = (text: string, advice: string): DoctorResult => ({ state: 'failed', text, advice });

/** `3 hours`, `2 days`: a span in ms, as much of it as matters. */
export function spanOf(ms: number): string {
  const [unit, size] = units.find(([, each]) => Math.abs(ms) >= 2 * each) ?? (['seconds', 1_000] as const);
  return `${Math.round(Math.abs(ms) / size)} ${unit}`;
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;
