import { reactIsland } from '../islands/react-island';
import { Accordion } from './accordion';

export const { hydrate } = reactIsland(Accordion);
