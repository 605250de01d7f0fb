import type { BlockDefinition } from '../block-props';
import { PlaceMap } from './place-map';

export const block: BlockDefinition<'place-map'> = { component: PlaceMap };
