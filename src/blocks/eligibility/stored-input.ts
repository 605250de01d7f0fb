type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control has another value than in an empty form. */
const isFilledIn = (control: Control) =>
  control instanceof HTMLSelectElement ? control.selectedIndex > 0 : control.value !== '';

/** Stores the values of a form for this tab, or deletes them if it is empty. */
export function storeInput(key: string, controls: readonly Control[]): void {
  const entered = controls.filter(isFilledIn).map(({ name, value }) => [name, value]);
  try {
    if (entered.length > 0) sessionStorage.setItem(key, JSON.stringify(entered));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Restores stored values, except in controls that are filled in already. Opens each `<details>` element in which a
 * control then has a value.
 */
export function restoreInput(key: string, controls: readonly Control[]): void {
  try {
    const stored = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    for (const control of controls) {
      const storedValue = stored.get(control.name);
      if (storedValue !== undefined && !isFilledIn(control)) {
        control.value = storedValue;
        // The select no longer has this choice.
        if (control.value !== storedValue && 'selectedIndex' in control) control.selectedIndex = 0;
      }
      if (control.value !== '') control.closest('details')?.setAttribute('open', '');
    }
  } catch {
    // Storage is blocked, or another script has stored something else under the key.
  }
}
