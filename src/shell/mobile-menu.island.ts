/** A link to a place on the page that is shown loads nothing: the menu in front of it has to go. */
export const wake = (menu: HTMLElement) => addEventListener('hashchange', () => menu.hidePopover());
