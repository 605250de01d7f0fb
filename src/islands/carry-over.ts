type Control = HTMLInputElement;

/**
 * Follows what is typed in an island until React has taken it over. Where the page is not as it was served, because it was
 * translated or an extension has added something, React makes all of it anew. The function returned then brings what was
 * typed, the focus and the selection into the new controls, and a press on an old one to the one that has replaced it. What
 * is in slots stays the same, and only needs the focus back.
 */
export function carryOver(island: HTMLElement): () => void {
  let focused: Element | null | undefined = document.activeElement;
  const follow = ({ target }: Event) => {
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
  island.addEventListener('focusin', follow);
  return () => {
    island.removeEventListener('focusin', follow);
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
    // It was in a slot, whose content is back by now.
    else if (isLost && document.activeElement === document.body)
      (focused as Control).focus({ preventScroll: true });
  };
}
