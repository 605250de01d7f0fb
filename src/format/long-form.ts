/** The long form of an amount or a duration, which documents may write as a bare number. */
export const longForm = <Value extends { from: number }>(value: number | Value) =>
  (typeof value === 'number' ? { from: value } : value) as Value;
