import { readSources } from '../../../scripts/read-sources';
import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations, describePairs } from '../../compiler/mutations/describe-mutations';
import { fixture } from '../../compiler/mutations/fixture-sources';

describeMutations(corpusOf(await readSources('pages-json')).hostsOf, 400);
describeMutations(corpusOf(fixture).hostsOf, 40);
describePairs(corpusOf(fixture), 40);
