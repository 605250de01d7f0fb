import { hydrate } from '../../islands/hydrate';
import type { IslandModule } from '../../islands/wakes';
import { MegaMenu } from './mega-menu';
import { addMenuFacts } from './menu-facts';
import { readMegaMenu } from './read-mega-menu';

const { wake: hydrateMenu } = hydrate(MegaMenu, readMegaMenu);

export const wake: IslandModule['wake'] = (menu) => {
  void addMenuFacts(menu);
  return hydrateMenu(menu);
};
