import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from '../src/cli/read-arguments';
import { checkExample } from '../src/gallery/code-example';
import { messageList } from '../src/gallery/message-list';
import { engineFolder } from '../src/project/engine-folder';
import { readExplainedCodes } from '../src/sources/read-explained-codes';
import { readSources } from '../src/sources/read-sources';

/**
 * `npm run messages`: writes docs/messages.md, all messages of the check. Each is caused by the documents of an example
 * that are wrong on purpose.
 */
readArguments('Usage: npm run messages', {});
const [codes, sources] = await Promise.all([readExplainedCodes(), readSources('tests/fixture/pages')]);
// Without the fixture's images, those in examples get a fixed size, which messages quote.
const assets = { ...sources, images: [] };
await writeFile(
  join(engineFolder, 'docs/messages.md'),
  messageList(codes, (code, example) => checkExample(code, example, 'wrong', assets)),
);
