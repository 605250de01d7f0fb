import type { Values } from './field-handlers';

/** Maximum age of a draft in ms. Other people may use the same browser, so unsent drafts are deleted after a week. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/** Suffix of all storage keys of drafts, which distinguishes them from other keys in `data-restore`. */
const draftSuffix = '#draft';

/** The storage key of a draft. Forms with the same target share it across pages. */
export const draftKey = (key: string): string => key + draftSuffix;

/** The form key of an island. */
export const formKeyOf = ({ dataset: { restore = '' } }: HTMLElement): string =>
  restore
    .split(' ')
    .find((name) => name.endsWith(draftSuffix))
    ?.slice(0, -draftSuffix.length) ?? '';

/**
 * Saves a draft in this browser, or deletes it if it is empty. An existing draft keeps its date. Returns false if
 * storage is not available.
 */
export function saveDraft(name: string, values: Values): boolean {
  const filledValues = Object.fromEntries(Object.entries(values).filter(([, value]) => `${value}` !== ''));
  try {
    if (Object.keys(filledValues).length === 0) localStorage.removeItem(name);
    else if (JSON.stringify(filledValues) !== JSON.stringify(readDraft(name)))
      localStorage.setItem(name, JSON.stringify({ at: Date.now(), values: filledValues }));
    return true;
  } catch {
    return false; // storage is full or blocked
  }
}

/** Deletes a draft at the visitor's request. */
export const deleteDraft = (name: string): boolean => saveDraft(name, {});

/** Deletes a draft after it was received, unless it was changed meanwhile, on another page: that is a new enquiry. */
export function deleteSentDraft(name: string, sent: Values): void {
  if (Object.entries(readDraft(name)).every(([field, value]) => `${sent[field]}` === `${value}`))
    deleteDraft(name);
}

/** The draft's values, by field name. */
export function readDraft(name: string): Values {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (Date.now() - at <= maxAge) return values;
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, or the entry is not ours.
  }
  return {};
}

export const hasDraft = (name: string): boolean => Object.keys(readDraft(name)).length > 0;
