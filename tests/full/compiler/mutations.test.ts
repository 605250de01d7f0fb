import { readSources } from '../../../src/sources/read-sources';
import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations, describePairs } from '../../compiler/mutations/describe-mutations';
import { fixture } from '../../compiler/mutations/fixture-sources';

// About nine thousand documents: as many as are checked in two minutes.
describeMutations(corpusOf(await readSources('pages-json')).hostsOf, 160);
describeMutations(corpusOf(fixture).hostsOf, 40);
describePairs(corpusOf(fixture), 20);
