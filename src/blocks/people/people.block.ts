import type { BlockDefinition } from '../block-props';
import { People } from './people';

export const block: BlockDefinition<'people'> = { component: People };
