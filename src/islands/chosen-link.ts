/** A link that is chosen in a popover closes it at once: one to a place on the same page, and one that takes its time. */
export function closeBehindChosenLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('[popover] a');
  if (link) link.closest<HTMLElement>('[popover]')?.hidePopover();
}
