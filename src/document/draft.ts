import type { ParsedDocument } from './parsed-document';

/** Whether a document is marked as a draft. It may be invalid otherwise. */
export const isDraft = ({ value }: ParsedDocument) =>
  typeof value === 'object' && value !== null && 'draft' in value && value.draft === true;
