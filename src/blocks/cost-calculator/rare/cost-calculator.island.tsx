import { reactIsland } from '../../../islands/react-island';
import { Calculator } from '../calculator';

export const { hydrate } = reactIsland(Calculator);
