import type { BlockDefinition } from '../block-props';
import { OpeningHoursBlock } from './opening-hours';

export const block: BlockDefinition<'opening-hours'> = { component: OpeningHoursBlock };
