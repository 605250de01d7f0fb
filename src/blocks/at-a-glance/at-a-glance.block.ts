import type { BlockDefinition } from '../block-props';
import { AtAGlance } from './at-a-glance';

export const block: BlockDefinition<'at-a-glance'> = { component: AtAGlance };
