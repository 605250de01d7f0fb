import { hydrate } from '../islands/hydrate';
import { Tabs } from './tabs';

export const { wake } = hydrate(Tabs);
