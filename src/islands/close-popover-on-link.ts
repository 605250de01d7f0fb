/** Closes a popover when a link in it is followed, because the link may lead to the same page, or take time to load. */
export function closePopoverOnLink({ target }: Event): void {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
