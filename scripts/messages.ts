import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkExample } from '../src/gallery/code-example';
import { messageList } from '../src/gallery/message-list';
import { engineFolder } from '../src/project/engine-folder';
import { readArguments } from './read-arguments';
import { readExplainedCodes } from './read-explained-codes';
import { readSources } from './read-sources';

/** `npm run messages`: writes docs/messages.md, every message of the check on one page. */
readArguments('Usage: npm run messages', {});
const [codes, sources] = await Promise.all([readExplainedCodes(), readSources('pages-json')]);
const file = join(engineFolder, 'docs/messages.md');
const site = { ...sources, images: [] };
await writeFile(
  file,
  messageList(codes, (code, example) => checkExample(code, example, 'wrong', site)),
);
