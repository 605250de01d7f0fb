import { describeRandomChanges } from './incremental-builds';

// One build after twelve changes, which is compared; tests/full/site makes more.
describeRandomChanges(1, 12, 1);
