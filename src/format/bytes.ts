import type { Locale } from '../compiled';
import { numberFormat } from './locale';

/** A file size: “840 kB”, “2.4 MB”. In decimal units, as download speeds are, and never “1,000 kB”. */
export function formatBytes(bytes: number, { language }: Locale): string {
  const [size, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return numberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}
