import { corpusOf } from '../../compiler/mutations/corpus';
import { describeMutations } from '../../compiler/mutations/describe-mutations';
import { readSite } from '../../read-site';

// For each type of block 20 mutations, a quarter of those of the fixture: one takes five times as long to check here.
describeMutations(corpusOf(await readSite('pages-json')).hostsOf, 20);
