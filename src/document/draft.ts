import type { ParsedDocument } from './parsed-document';

/** Whether a document says that it is not to be published; it need not be valid otherwise. */
export const isDraft = ({ value }: ParsedDocument) =>
  typeof value === 'object' && value !== null && 'draft' in value && value.draft === true;
