import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations, describePairs } from '../../compiler/mutations/describe-mutations';
import { fixture } from '../../compiler/mutations/fixture-sources';

// Some four thousand documents.
describeMutations(corpusOf(fixture).hostsOf, 80);
describePairs(corpusOf(fixture), 10);
