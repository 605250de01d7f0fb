import type { FactNote } from '../compiled';

/** Whether a note has anything to show besides that the figure is the site's own. */
export const hasNoteContent = ({ isOwn: _isOwn, ...note }: FactNote): boolean =>
  Object.values(note).some((part) => part !== undefined);
