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
      { type: 'banner', title: 'Ireland' },
      checklist('documents', 'Documents'),
      checklist(undefined, 'Nowhere to link to'),
      checklist('visa', 'For the visa'),
    ];
    expect(contentsOf({ kind: 'destination', blocks }, {})).toEqual([
      { id: 'documents', label: 'Documents' },
      { id: 'visa', label: 'For the visa' },
    ]);
  });

  it('have the short names of the site', () => {
    const blocks = [checklist('documents', 'Nine required documents')];
    expect(contentsOf({ kind: 'destination', blocks }, { documents: 'Papers', visa: 'Visa' })).toEqual([
      { id: 'documents', label: 'Papers' },
    ]);
  });

  it('are omitted on a page that is not a destination', () => {
    expect(contentsOf({ kind: 'service', blocks: [checklist('documents', 'Documents')] }, {})).toEqual([]);
  });
});
