import { describeRandomEdits } from '../../compiler/random-edits';

describeRandomEdits(50);
