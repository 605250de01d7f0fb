import type { BlockDefinition } from '../block-props';
import { Checklist } from './checklist';

export const block: BlockDefinition<'checklist'> = { component: Checklist };
