import type { BlockDefinition } from '../block-props';
import { Offices } from './offices';

export const block: BlockDefinition<'offices'> = {
  component: Offices,
  wakes: 'onInteraction',
  places: ({ collection }) => collection,
};
