/** Debounce time in ms, so that screen readers do not announce the count at each keystroke. */
const debounceMs = 400;

/**
 * Shows how many characters are left in a text area, counted as the receiver counts them: by code points. Its field is
 * the element with `data-type`.
 */
export function hydrate(counter: HTMLElement): void {
  const area = counter.closest('[data-type]')?.querySelector('textarea');
  const { most, left = '' } = counter.dataset;
  let timer = 0;
  const updateCount = () => {
    const text = left.replace('{count}', `${Number(most) - [...(area?.value ?? '')].length}`);
    if (counter.textContent !== text) counter.textContent = text;
  };
  const updateSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(updateCount, debounceMs);
  };
  area?.addEventListener('input', updateSoon);
  area?.form?.addEventListener('reset', updateSoon);
  area?.form?.addEventListener('filled-in', updateCount); // a draft was restored (use-draft.ts)
  updateCount();
}
