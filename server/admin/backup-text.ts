import type { CopyContents } from '../store/portable-copy';

/** Contents in words: `enquiries: 3, deliveries: 2; newest enquiry: 2026-11-21T10:00:00.000Z`. */
export function describeContents({ counts, newest, trailMismatch }: CopyContents): string {
  const tables = Object.entries(counts).map(([table, rows]) => `${table.replaceAll('_', ' ')}: ${rows}`);
  const parts = [
    tables.join(', '),
    ...(newest ? [`newest enquiry: ${newest}`] : []),
    ...(trailMismatch ? [`the audit trail was changed before its entry of ${trailMismatch}`] : []),
  ];
  return parts.join('; ');
}

/** A size in words: `21.8 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
