import type { BlockDefinition } from '../block-props';
import { Steps } from './steps';

export const block: BlockDefinition<'steps'> = { component: Steps };
