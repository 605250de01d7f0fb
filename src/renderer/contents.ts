import type { Page } from '../compiled';

/** A section with an anchor, and its short name, or else its heading. */
export interface ContentsEntry {
  id: string;
  label: string;
}

/** The sections of a destination's page, which is too long to be read in one go; no other page has a list. */
export function contentsOf(
  { kind, blocks }: Pick<Page, 'kind' | 'blocks'>,
  names: Readonly<Record<string, string>>,
): readonly ContentsEntry[] {
  if (kind !== 'destination') return [];
  return blocks.flatMap((block) => {
    if (!('id' in block) || !('heading' in block)) return [];
    const { id, heading } = block;
    return id && heading ? [{ id, label: names[id] ?? heading }] : [];
  });
}
