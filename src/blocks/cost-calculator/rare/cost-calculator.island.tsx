import { hydrate } from '../../../islands/hydrate';
import { Calculator } from '../calculator';

export const { wake } = hydrate(Calculator);
