import type { BlockDefinition } from '../block-props';
import { CallToAction } from './call-to-action';

export const block: BlockDefinition<'call-to-action'> = { component: CallToAction };
