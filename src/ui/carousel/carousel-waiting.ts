/**
 * Whether auto-play must wait: the carousel is out of view, the page is hidden, or the focus is inside and must not be
 * lost (WCAG 2.2.2, and the carousel pattern of the ARIA Authoring Practices). What the visitor chose stays as it is.
 */
export function watchWaiting(root: HTMLElement, onChange: () => void) {
  let isInView = false;
  let hasKeyboard = root.querySelector(':focus-visible') !== null;
  const setKeyboard = (value: boolean) => {
    hasKeyboard = value;
    onChange();
  };

  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    onChange();
  }).observe(root);
  document.addEventListener('visibilitychange', onChange);
  root.addEventListener('focusin', ({ target }) =>
    setKeyboard(target instanceof Element && target.matches(':focus-visible')),
  );
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setKeyboard(false);
  });

  return {
    isWaiting: () => hasKeyboard || !isInView || document.hidden,
    /** Who presses Resume with a key wants it to play now, not once the focus has moved on. */
    stopWaitingForKeyboard: () => setKeyboard(false),
  };
}
