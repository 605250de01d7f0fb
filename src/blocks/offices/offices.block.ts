import type { BlockDefinition } from '../block-props';
import { Offices } from './offices';
import { placeOfBusiness } from './place-of-business';

export const block: BlockDefinition<'offices'> = {
  component: Offices,
  places: ({ collection }) => collection.map(placeOfBusiness),
};
