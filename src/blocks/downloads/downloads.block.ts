import type { BlockDefinition } from '../block-props';
import { Downloads } from './downloads';

export const block: BlockDefinition<'downloads'> = { component: Downloads };
