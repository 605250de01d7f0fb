import { reactIsland } from '../islands/react-island';
import { Tabs } from './tabs';

export const { hydrate } = reactIsland(Tabs);
