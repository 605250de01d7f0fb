import { reactIsland } from '../../../islands/react-island';
import { Explorer } from '../explorer';

export const { hydrate } = reactIsland(Explorer);
