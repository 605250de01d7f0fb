import { describeRandomChanges } from './incremental-builds';

describeRandomChanges(1, 12, 1);
