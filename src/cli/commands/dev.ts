import { join, resolve } from 'node:path';
import { createServer, type InlineConfig, mergeConfig } from 'vite';
import { explainFailure } from '../../../server/explain-failure';
import { siteCode } from '../../bundle/site-code';
import { viteConfig } from '../../bundle/vite-config';
import { codeChanges } from '../../dev/code-changes';
import { ignoreUnlessWatched } from '../../dev/ignore-unless-watched';
import type { LiveSite } from '../../dev/live-site';
import { originOf } from '../../dev/origin';
import { packageFolders } from '../../dev/package-folders';
import { openDevReceiver } from '../../dev/receiver';
import { recheckCode } from '../../dev/recheck-code';
import { serveDocuments } from '../../dev/serve-documents';
import { serveOnly } from '../../dev/serve-only';
import { unversionedModules } from '../../dev/unversioned-modules';
import { galleryRoot } from '../../gallery/address';
import { engineFolder } from '../../project/engine-folder';
import { isEngineProject } from '../../project/project-folder';
import { mainPages, projectPaths } from '../../project/project-paths.mjs';
import { misuse, readArguments } from '../read-arguments';

/** Each site has its own port and store, so that several can run in parallel. */
const usage = `Usage: npm run dev -- [--pages DIR] [--port N] [--data DIR]

Shows the site from its documents, drafts included. What you save appears without a reload, and an error at its line.

  --pages DIR  the folder of the documents (default: pages-json)
  --port N     where the site is shown (default: PORT, or 5173; another site has a port of its own)
  --data DIR   where enquiries are kept that you send (default: data/dev, of another site data-NAME/dev)`;
const {
  values: { pages, ...values },
} = readArguments(usage, {
  options: {
    pages: { type: 'string', default: 'pages-json' },
    port: { type: 'string', default: process.env.PORT },
    data: { type: 'string' },
  },
});
const paths = projectPaths(pages);
const { data = paths.devData } = values;
const portText = values.port ?? String(paths.devPort);
const port = Number(portText);
if (!/^\d+$/.test(portText) || port > 65_535)
  misuse(usage, `“${portText}” is not a port. Use a number from 0 to 65535.`);
const portTakenMessage = `Port ${port} is already in use, perhaps by another npm run dev.
Stop that one with Ctrl-C in its terminal, or take another port: npm run dev -- ${pages === mainPages ? '' : `--pages ${pages} `}--port ${port + 1}`;

const receiver = await openDevReceiver(data).catch((error) =>
  misuse(usage, `Enquiries cannot be saved in ${data}. ${explainFailure(error)}`),
);
let site: LiveSite | undefined; // until the server has read it
const [engineSource, pagesFolder] = [join(engineFolder, 'src'), resolve(pages)];
const devConfig: InlineConfig = {
  plugins: [
    serveOnly({
      code: [engineSource, ...packageFolders(), join(pagesFolder, '_blocks'), join(pagesFolder, '_shell')],
      editable: [engineSource, pagesFolder], // what the error overlay may open in the editor
    }),
    codeChanges(() => site?.touchCode()), // when a module that renders pages has changed
    recheckCode(), // reports a file again that was read while the editor was still writing it
    siteCode(pages),
    // Vite gives modules of an installed engine URLs with a version, which browsers would keep for a year.
    ...(isEngineProject ? [] : [unversionedModules]),
  ],
  mode: 'development',
  cacheDir: resolve(paths.viteCache),
  clearScreen: false,
  server: {
    port,
    strictPort: true,
    watch: { ignored: ignoreUnlessWatched(engineFolder, pagesFolder) },
  },
};
const server = await createServer(mergeConfig(viteConfig('browsers'), devConfig));
site = await serveDocuments(server, pages, receiver);
await server.listen().catch((error: Error) => {
  if (!/already in use/.test(error.message)) throw error;
  console.error(portTakenMessage);
  process.exit(1);
});
const origin = originOf(server);
console.error(`Prospectus shows ${pages} at ${origin}, the gallery at ${origin}${galleryRoot}`);

const stop = async () => {
  await server.close();
  await receiver.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
