import type { FieldValues } from './field-values';
import { tryStorage } from './try-storage';

/** Maximum age of a draft in ms. Other people may use the same browser, so unsent drafts are deleted after a week. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/** Suffix of the storage keys of drafts. */
const draftSuffix = '#draft';

/** The storage key of a draft. Forms with the same target share it across pages. */
export const draftKeyOf = (formKey: string): string => formKey + draftSuffix;

/** The key of an island's form, from the storage key of its draft, with which `data-restore` begins. */
export const formKeyOf = ({ dataset: { restore = '' } }: HTMLElement): string =>
  restore.slice(0, restore.indexOf(draftSuffix));

/**
 * Saves a draft in this browser, or deletes it if it is empty. A draft that has not changed keeps its date.
 * Returns false if storage is not available.
 */
export function saveDraft(key: string, values: FieldValues): boolean {
  const isSaved = tryStorage(() => {
    if (Object.keys(values).length === 0) localStorage.removeItem(key);
    else if (JSON.stringify(values) !== JSON.stringify(readDraft(key)))
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
    return true;
  });
  return isSaved ?? false;
}

/** Deletes a draft at the visitor's request. */
export const deleteDraft = (key: string): boolean => saveDraft(key, {});

/** Deletes a draft after it was received, unless it was changed meanwhile, on another page: that is a new enquiry. */
export function deleteSentDraft(key: string, sent: FieldValues): void {
  if (Object.entries(readDraft(key)).every(([field, value]) => `${sent[field] ?? ''}` === `${value}`))
    deleteDraft(key);
}

/** The draft's values, by field name. Empty if there is none, or if it is too old, when it is also deleted. */
export function readDraft(key: string): FieldValues {
  const stored = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}'));
  if (Date.now() - stored?.at <= maxAge) return stored.values;
  tryStorage(() => localStorage.removeItem(key));
  return {};
}

/** Whether there is a draft that is not too old. */
export const hasDraft = (key: string): boolean => Object.keys(readDraft(key)).length > 0;
