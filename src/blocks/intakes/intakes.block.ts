import type { BlockDefinition } from '../block-props';
import { Intakes } from './intakes';

export const block: BlockDefinition<'intakes'> = { component: Intakes };
