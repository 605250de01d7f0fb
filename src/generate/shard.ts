import { crc32 } from 'node:zlib';

/** The part of a site that one of several machines builds: `2/4` is the second of four. */
export interface Shard {
  number: number;
  of: number;
}

/** Undefined if the text is invalid. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  return number !== undefined && of !== undefined && number >= 1 && number <= of ? { number, of } : undefined;
}

/**
 * Whether a page belongs to a shard. Based on a hash of its route, so that new pages do not move others to another
 * machine.
 */
export const isInShard = (route: string, { number, of }: Shard) => crc32(route) % of === number - 1;
