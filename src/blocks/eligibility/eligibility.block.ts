import type { BlockDefinition } from '../block-props';
import { Eligibility } from './eligibility';

export const block: BlockDefinition<'eligibility'> = { component: Eligibility };
