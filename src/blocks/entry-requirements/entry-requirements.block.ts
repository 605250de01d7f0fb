import type { BlockDefinition } from '../block-props';
import { EntryRequirements } from './entry-requirements';

export const block: BlockDefinition<'entry-requirements'> = { component: EntryRequirements };
