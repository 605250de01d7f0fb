import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../../src/compiled';
import { headerRules } from '../../src/emit/headers';
import { serverConfig } from '../../src/emit/server-config';
import type { FormDocument } from '../../src/generated/documents';
import { isReceived, receivedForm } from '../../src/site/received-form';
import { receiverWordsIn } from '../../src/site/words';

const wordsFile = join(import.meta.dirname, '../../tests/fixture/pages/_words.json');
const formFolder = join(import.meta.dirname, '../../tests/fixture/pages/_forms');

/** The server configuration of the fixture, without a build: its forms and headers. */
export async function siteConfig(): Promise<ServerConfig> {
  const files = (await readdir(formFolder)).filter((file) => file.endsWith('.json')).sort();
  const forms = await Promise.all(
    files.map(
      async (file): Promise<FormDocument> => JSON.parse(await readFile(join(formFolder, file), 'utf8')),
    ),
  );
  const words = JSON.parse(await readFile(wordsFile, 'utf8'));
  const site = {
    shell: { language: 'en-GB' },
    url: 'https://example.com',
    redirects: [],
    thankYou: '/thank-you',
    receivedForms: forms.filter(isReceived).map(receivedForm),
    receiverWords: receiverWordsIn(words),
  };
  return serverConfig(site, headerRules());
}

/** Writes it to a file for SERVER_CONFIG, and returns the path. */
export async function writeSiteConfig(folder: string): Promise<string> {
  const file = join(folder, '_server.json');
  await writeFile(file, JSON.stringify(await siteConfig()));
  return file;
}
