import { hydrate } from '../../../islands/hydrate';
import { Explorer } from '../explorer';

export const { wake } = hydrate(Explorer);
