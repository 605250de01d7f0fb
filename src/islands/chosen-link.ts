/** A link that is chosen in a popover closes it at once: one to a place on the same page, and one that takes its time. */
export function closeBehindChosenLink({ target }: Event): void {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
