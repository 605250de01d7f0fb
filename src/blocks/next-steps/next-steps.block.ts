import type { BlockDefinition } from '../block-props';
import { NextSteps } from './next-steps';

export const block: BlockDefinition<'next-steps'> = {
  component: NextSteps,
  showsPageActions: true,
};
