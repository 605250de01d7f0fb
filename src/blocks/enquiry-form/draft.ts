import type { Values } from './answers';

/** A browser may have more than one user: what nobody has sent for so long, in ms, is forgotten. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** What ends every name under which a browser keeps a draft, so that an island can tell it from what else it recalls. */
const ending = '#draft';

/** The name of a form's draft, by the form's key: forms that send to the same address share it, from page to page. */
export const draftName = (key: string): string => key + ending;

/** The key of the form in an island. */
export const keyOf = ({ dataset: { recalls = '' } }: HTMLElement): string =>
  recalls
    .split(' ')
    .find((name) => name.endsWith(ending))
    ?.slice(0, -ending.length) ?? '';

/**
 * Keeps what was typed, in this browser only; forgets it if nothing is left of it. What it has already keeps its date.
 * False where nothing can be kept.
 */
export function saveDraft(name: string, values: Values): boolean {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => `${value}` !== ''));
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(name);
    else if (JSON.stringify(typed) !== JSON.stringify(readDraft(name)))
      localStorage.setItem(name, JSON.stringify({ at: Date.now(), values: typed }));
    return true;
  } catch {
    return false; // it is full, or the visitor allows no storage
  }
}

/** The visitor no longer wants it. */
export const forgetDraft = (name: string): boolean => saveDraft(name, {});

/** It was received. What has been written meanwhile, on the next page, is another enquiry and is kept. */
export function forgetSent(name: string, sent: Values): void {
  if (Object.entries(readDraft(name)).every(([field, value]) => `${sent[field]}` === `${value}`))
    forgetDraft(name);
}

/** What was typed before, by the names of the fields. */
export function readDraft(name: string): Values {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (Date.now() - at <= longest) return values;
    localStorage.removeItem(name);
  } catch {
    // The visitor allows no storage, or something else wrote there.
  }
  return {};
}

export const hasDraft = (name: string): boolean => Object.keys(readDraft(name)).length > 0;
