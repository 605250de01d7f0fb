/**
 * What a visitor typed, over the reload that an outdated page asks for: in this tab only, and forgotten as soon as it is
 * back in the form.
 */
export const asideName = (submit: string) => `${submit}#fields`;

export function setFieldsAside(submit: string, values: Readonly<Record<string, string>>): void {
  try {
    window.sessionStorage.setItem(asideName(submit), JSON.stringify(values));
  } catch {
    // Full, or closed by the visitor: most browsers restore a form by themselves.
  }
}

/** Restores saved values in fields that are still empty. Fields that the form no longer has are skipped. */
export function restoreFields(form: HTMLFormElement, submit: string): void {
  let values: Readonly<Record<string, string>>;
  try {
    values = JSON.parse(window.sessionStorage.getItem(asideName(submit)) ?? '{}');
    window.sessionStorage.removeItem(asideName(submit));
  } catch {
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && control.value === '') control.value = value;
  }
}
