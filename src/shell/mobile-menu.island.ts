/** A link that is chosen closes the menu at once: one to a place on the same page, and one that takes its time. */
export function wake(element: HTMLElement): void {
  const menu = element.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
