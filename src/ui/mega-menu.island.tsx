import { hydrate } from '../islands/hydrate';
import { MegaMenu } from './mega-menu';

export const { wake } = hydrate(MegaMenu);
