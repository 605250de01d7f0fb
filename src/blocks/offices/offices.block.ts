import type { BlockDefinition } from '../block-props';
import { Offices } from './offices';
import { placeOf } from './place-of';

export const block: BlockDefinition<'offices'> = {
  component: Offices,
  places: ({ collection }) => collection.map(placeOf),
};
