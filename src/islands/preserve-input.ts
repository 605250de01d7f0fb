/** Has the properties of all form controls. Links and buttons lack some, which are not used on them. */
type Control = HTMLInputElement;

/**
 * Tracks the controls and the focus in an island during hydration. On a mismatch, because the page was translated or
 * changed by an extension, React re-renders the island from scratch. The returned function then restores values, focus
 * and selection in the new controls, and redirects a press on an old one to its replacement. Nodes in slots stay the
 * same and only need the focus back. Call it twice: when the new controls are in the document, and when slots have
 * their content.
 */
export function preserveInput(island: HTMLElement): () => void {
  let focused: Element | null | undefined = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  /** The controls outside of slots, each by a key that is the same after re-rendering. */
  const controlsByKey = () => {
    const controls = new Map<string, Control>();
    for (const control of island.querySelectorAll<Control>('a, button, input, select, textarea')) {
      let key = control.tagName + (control.id || control.name || control.className);
      while (controls.has(key)) key += '+'; // several with one name, such as radio buttons
      if (!control.closest('[data-slot]')) controls.set(key, control);
    }
    return controls;
  };
  const oldControls = controlsByKey();
  let hasLostFocus = false;
  island.addEventListener('focusin', onFocus);
  return () => {
    island.removeEventListener('focusin', onFocus);
    const newControls = controlsByKey();
    for (const [key, old] of oldControls) {
      const control = old.isConnected ? undefined : newControls.get(key);
      if (!control) continue;
      oldControls.delete(key);
      // Inputs, selects and textareas, as opposed to links and buttons.
      if (/^[IST]/.test(old.tagName)) {
        control.value = old.value;
        control.checked = old.checked;
      } else old.addEventListener('click', () => control.click());
      if (old !== focused) continue;
      focused = undefined;
      control.focus({ preventScroll: true });
      if (old.selectionStart != null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    if (!focused?.isConnected) hasLostFocus = true;
    // The focused element was in a slot, whose content has been put back since the first call.
    else if (hasLostFocus && document.activeElement === document.body)
      (focused as Control).focus({ preventScroll: true });
  };
}
