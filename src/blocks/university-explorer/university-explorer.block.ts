import type { BlockDefinition } from '../block-props';
import { UniversityExplorer } from './university-explorer';

export const block: BlockDefinition<'university-explorer'> = { component: UniversityExplorer };
