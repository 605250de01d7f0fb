import { hydrate } from '../islands/hydrate';
import { MegaMenu } from './mega-menu';
import { readMegaMenu } from './read-mega-menu';

export const { wake } = hydrate(MegaMenu, readMegaMenu);
