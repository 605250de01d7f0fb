type Control = HTMLInputElement;

/**
 * Tracks input in an island during hydration. On a mismatch, because the page was translated or changed by an
 * extension, React re-renders the island from scratch. The returned function then restores values, focus and selection
 * in the new controls, and redirects a press on an old one to its replacement. Nodes in slots stay the same and only
 * need the focus back.
 */
export function preserveInput(island: HTMLElement): () => void {
  let focused: Element | null | undefined = document.activeElement;
  const onInput = ({ target }: Event) => {
    focused = target as Element;
  };
  const controls = () => {
    const found = new Map<string, Control>();
    for (const control of island.querySelectorAll<Control>('a, button, input, select, textarea')) {
      let key = control.tagName + (control.id || control.name || control.className);
      while (found.has(key)) key += '+';
      if (!control.closest('[data-slot]')) found.set(key, control);
    }
    return found;
  };
  const before = controls();
  let isLost = false;
  island.addEventListener('focusin', onInput);
  return () => {
    island.removeEventListener('focusin', onInput);
    const after = controls();
    for (const [key, old] of before) {
      const control = old.isConnected ? undefined : after.get(key);
      if (!control) continue;
      before.delete(key);
      if (/^[IST]/.test(old.tagName)) {
        control.value = old.value;
        control.checked = old.checked;
      } else old.addEventListener('click', () => control.click());
      if (old !== focused) continue;
      focused = undefined;
      control.focus({ preventScroll: true });
      if (old.selectionStart != null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    if (!focused?.isConnected) isLost = true;
    // The focused element was in a slot, whose content has been put back.
    else if (isLost && document.activeElement === document.body)
      (focused as Control).focus({ preventScroll: true });
  };
}
