import type { Page } from '../compiled';

/** A section's anchor, and its short label or else its heading. */
export interface ContentsEntry {
  id: string;
  label: string;
}

/** The sections of a page, if its kind has a table of contents. */
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
