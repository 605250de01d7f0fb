import { describeRandomEdits } from '../../compiler/random-edits';

/** Fifty edits; the default tier makes six. */
describeRandomEdits(50);
