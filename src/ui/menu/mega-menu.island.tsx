import type { IslandModule } from '../../islands/island-attributes';
import { reactIsland } from '../../islands/react-island';
import { MegaMenu } from './mega-menu';
import { addMenuFacts } from './menu-facts';
import { readMegaMenu } from './read-mega-menu';

const { hydrate: hydrateMenu } = reactIsland(MegaMenu, readMegaMenu);

export const hydrate: IslandModule['hydrate'] = (menu) => {
  void addMenuFacts(menu);
  return hydrateMenu(menu);
};
