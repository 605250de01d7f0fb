import { defineBlock } from '../define-block';
import { UniversityExplorer } from './university-explorer';

export const universityExplorerBlock = defineBlock({
  type: 'university-explorer',
  component: UniversityExplorer,
});
