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

/** Keeps what was typed, in this browser only; forgets it if nothing is left of it. False where nothing can be kept. */
export function saveDraft(name: string, values: Readonly<Record<string, string>>): boolean {
  try {
    if (Object.values(values).some((value) => value !== ''))
      localStorage.setItem(name, JSON.stringify({ at: Date.now(), values }));
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false; // it is full, or the visitor allows no storage
  }
}

/** It was sent, or the visitor no longer wants it. */
export const forgetDraft = (name: string): boolean => saveDraft(name, {});

/** Puts a draft into the fields that are still empty. Fields that the form no longer has are skipped. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  for (const [field, value] of Object.entries(readDraft(name))) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control && control.value === '') control.value = value;
  }
}

function readDraft(name: string): Readonly<Record<string, string>> {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (Date.now() - at <= longest) return values;
    localStorage.removeItem(name);
  } catch {
    // The visitor allows no storage, or something else wrote there.
  }
  return {};
}
