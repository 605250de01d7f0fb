import { describe, expect, it } from 'vitest';
import type { Block } from '../compiled';
import { contentsOf } from './contents';

const checklist = (id: string | undefined, heading: string): Block => ({
  type: 'checklist',
  id,
  heading,
  items: [['A passport']],
});

describe('the contents of a page', () => {
  it('are its sections with a heading and an anchor, in order', () => {
    const blocks: Block[] = [
      { type: 'banner', title: 'Iceland' },
      checklist('documents', 'Documents'),
      checklist(undefined, 'Nowhere to link to'),
      checklist('ferry', 'For the ferry'),
    ];
    expect(contentsOf({ contents: {}, blocks })).toEqual([
      { id: 'documents', label: 'Documents' },
      { id: 'ferry', label: 'For the ferry' },
    ]);
  });

  it('have the short names of the kind', () => {
    const blocks = [checklist('documents', 'Nine required documents')];
    expect(contentsOf({ contents: { documents: 'Papers', ferry: 'Ferry' }, blocks })).toEqual([
      { id: 'documents', label: 'Papers' },
    ]);
  });

  it('are omitted on a page whose kind has none', () => {
    expect(contentsOf({ blocks: [checklist('documents', 'Documents')] })).toEqual([]);
  });
});
