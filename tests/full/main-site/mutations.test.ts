import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations } from '../../compiler/mutations/describe-mutations';
import { readSite } from '../../read-site';

// A quarter as many mutations as for the fixture: one of this site takes five times as long to check.
describeMutations(corpusOf(await readSite('pages-json')).hostsOf, 20);
