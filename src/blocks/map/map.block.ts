import type { BlockDefinition } from '../block-props';
import { EmbeddedMap } from './map';

export const block: BlockDefinition<'map'> = { component: EmbeddedMap };
