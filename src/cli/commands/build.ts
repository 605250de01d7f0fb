import { join, resolve } from 'node:path';
import { prepareServerFolder, writeServerProgram } from '../../bundle/server-program';
import { buildSite } from '../../generate/build-site';
import type { BuildOptions } from '../../generate/write-site';
import { originFrom } from '../../outputs/origin-from';
import { projectPaths } from '../../project/project-paths.mjs';
import { prepareTarget } from '../prepare-target';
import { misuse, readArguments } from '../read-arguments';

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--base URL] [--mode production|development] [--release]
                        [--server DIR]

Builds the static site. If the build fails, the last one stays in place. Pages that have not changed since an earlier
build are taken from node_modules/.cache.

  --pages DIR  the folder of the documents (default: pages-json)
  --out DIR    where the site goes: a folder that is new, empty or a built site (default: dist; of
               another folder of documents dist-NAME, such as dist-examples.escola.site; with --server
               dist in its folder)
  --base URL   the address of the site, if it is not the one in _site.json: a whole domain, without a path
  --mode       development builds with React for development (default: production)
  --release    for a build that will be published: records the addresses of the site in _urls.json, and packs pages,
               styles and drawings as tight as can be
  --server DIR also writes the server into a folder that is new, empty or has an earlier one, for a host on which
               neither Prospectus nor the documents are needed (docs/enquiries.md)`;

/** Reads and checks the options. Creates the folder of the server, which shows whether it may be used. */
function readOptions(): BuildOptions & { server?: string } {
  const { values } = readArguments(usage, {
    options: {
      pages: { type: 'string', default: 'pages-json' },
      out: { type: 'string' },
      base: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      release: { type: 'boolean', default: false },
      server: { type: 'string' },
    },
  });
  const { mode, base } = values;
  if (mode !== 'production' && mode !== 'development') misuse(usage, `Unknown mode “${mode}”.`);
  const address = base === undefined ? undefined : originFrom(base);
  if (address && 'refused' in address) misuse(usage, address.refused);
  const { server } = values; // a folder
  const { out = server === undefined ? projectPaths(values.pages).out : join(server, 'dist') } = values;
  if (server !== undefined && resolve(server) === resolve(out))
    misuse(usage, 'Name a folder within that of the server for the site: --out DIR/dist.');
  if (server !== undefined && !prepareServerFolder(server))
    misuse(usage, `${server} has other files in it. Name a folder that is empty or new for the server.`);
  const target = prepareTarget(usage, out); // the absolute path of `out`
  return { ...values, out, target, mode, base: address?.origin };
}

const options = readOptions();
process.exitCode = 1; // until the build has succeeded
if (await buildSite(options)) {
  const { server, target } = options;
  if (server !== undefined) {
    await writeServerProgram(resolve(server), target);
    console.error(`Wrote the server into ${server}. Run “npm install” there, and then “npm start”.`);
  }
  process.exitCode = 0;
}
