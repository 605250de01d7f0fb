import type { Page } from '../compiled';

/** A section with an anchor, and its short name, or else its heading. */
export interface ContentsEntry {
  id: string;
  label: string;
}

/** The sections of a page whose kind has a list of contents. */
export function contentsOf({
  contents,
  blocks,
}: Pick<Page, 'contents' | 'blocks'>): readonly ContentsEntry[] {
  if (!contents) return [];
  return blocks.flatMap((block) => {
    if (!('id' in block) || !('heading' in block)) return [];
    const { id, heading } = block;
    return id && heading ? [{ id, label: contents[id] ?? heading }] : [];
  });
}
