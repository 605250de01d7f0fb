import type { MegaMenuProps } from './mega-menu';

/** Restores the props of a mega menu from its served HTML. */
export function readMegaMenu(island: HTMLElement): MegaMenuProps {
  const menu = island.firstElementChild as HTMLElement;
  return {
    label: menu.getAttribute('aria-label') ?? '',
    className: menu.className,
    closeLabel: menu.querySelector('button[aria-label]')?.getAttribute('aria-label') ?? '',
    items: [...(menu.querySelector('ul')?.children ?? [])].map(({ firstElementChild: control }) => {
      const label = control?.textContent ?? '';
      const href = control?.getAttribute('href');
      return typeof href === 'string'
        ? { label, href, isCurrent: control?.getAttribute('aria-current') === 'page' }
        : { label };
    }),
  };
}
