import type { BlockDefinition } from '../block-props';
import { Logos } from './logos';

export const block: BlockDefinition<'logos'> = { component: Logos };
