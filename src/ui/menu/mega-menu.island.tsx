import type { IslandModule } from '../../islands/island-attributes';
import { reactIsland } from '../../islands/react-island';
import { MegaMenu, type MegaMenuProps } from './mega-menu';
import { addMenuFacts } from './menu-facts';

const { hydrate: hydrateMenu } = reactIsland(MegaMenu, readMegaMenu);

/** Hydrates the menu, and adds to its links the data that is loaded separately. */
export const hydrate: IslandModule['hydrate'] = (menu) => {
  void addMenuFacts(menu);
  return hydrateMenu(menu);
};

/** Restores the props of a mega menu from its served HTML. */
function readMegaMenu(island: HTMLElement): MegaMenuProps {
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
