import { defineBlock } from '../define-block';
import { EntryRequirements } from './entry-requirements';

export const entryRequirementsBlock = defineBlock({
  type: 'entry-requirements',
  component: EntryRequirements,
});
