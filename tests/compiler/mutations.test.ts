import { corpusOf } from './mutations/corpus';
import { describeMutations } from './mutations/describe-mutations';
import { fixture } from './mutations/fixture-sources';

const { hostsOf } = corpusOf(fixture);

describeMutations((type) => hostsOf(type).slice(0, 1), 4);
