import type { BlockDefinition } from '../block-props';
import { Reasons } from './reasons';

export const block: BlockDefinition<'reasons'> = { component: Reasons };
