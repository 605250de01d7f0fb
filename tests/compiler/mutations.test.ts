import { corpusOf } from './mutations/corpus';
import { describeMutations } from './mutations/describe-mutations';
import { fixture } from './mutations/fixture-sources';

const { hostsOf } = corpusOf(fixture);

// The first block of each type, with four mistakes; the full tier takes all blocks, and more mistakes.
describeMutations((type) => hostsOf(type).slice(0, 1), 4);
