import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations, describePairs } from '../../compiler/mutations/describe-mutations';
import { fixture } from '../../compiler/mutations/fixture-sources';
import { readSite } from '../../read-site';

// Some four thousand documents, most of them of the fixture: a document of the main site takes five times as long to check.
describeMutations(corpusOf(await readSite('pages-json')).hostsOf, 20);
describeMutations(corpusOf(fixture).hostsOf, 80);
describePairs(corpusOf(fixture), 10);
