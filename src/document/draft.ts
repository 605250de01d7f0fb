import { isObject } from './is-object';
import type { ParsedDocument } from './parsed-document';

/** Whether a document is marked as a draft. It may be invalid otherwise. */
export const isDraft = ({ value }: ParsedDocument) => isObject(value) && value.draft === true;
