import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations, describePairs } from '../../compiler/mutations/describe-mutations';
import { fixture } from '../../compiler/mutations/fixture-sources';

// 80 documents with one mistake and 10 with two for each type of block; the default tier has 4 and none.
describeMutations(corpusOf(fixture).hostsOf, 80);
describePairs(corpusOf(fixture), 10);
