import { corpusOf } from './mutations/corpus';
import { describeMutations } from './mutations/describe-mutations';
import { fixture } from './mutations/fixture-sources';

const { hostsOf } = corpusOf(fixture);

// For each type of blocks a page around the first example of its schema, in four documents with one mistake each; the
// full tier takes all blocks, and more mistakes.
describeMutations((type) => hostsOf(type).slice(0, 1), 4);
