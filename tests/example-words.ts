import type { Words } from '../src/compiled';
import type { WordsDocument } from '../src/generated/documents';
import { receiverWordsIn, wordsForView } from '../src/site/words';
import { readPacks } from '../src/sources/read-packs';
import { readSchemas } from './read-site';

const { en = {} } = await readPacks();

/** The words of the interface as the English pack has them. */
export const exampleWords: Words = wordsForView(en as WordsDocument, await readSchemas());

/** What the receiver, its mails and the admin CLI say, as the English pack has it. */
export const exampleReceiverWords = receiverWordsIn(en as WordsDocument);
