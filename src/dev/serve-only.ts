import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What may be served of the disk. */
export interface ServedFolders {
  /** Whose files Vite answers with as code: what pages are made of. */
  code: readonly string[];
  /** Whose files a press on a message opens in the editor: those, and the documents. */
  editable: readonly string[];
}

/**
 * Limits Vite, which would serve the whole checkout, to what pages are made of, and its answers to the pages that it serves:
 * enquiries, keys and other sites may lie in the same checkout, and any program on the computer can ask.
 */
export const serveOnly = ({ code, editable }: ServedFolders): Plugin => ({
  name: 'serve-only',
  config: () => ({
    server: {
      // No page of another program on this computer reads what is served here.
      cors: false,
      fs: {
        strict: true,
        allow: [...code],
        // What is kept between two commands has drafts, and documents of other sites.
        deny: ['.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/node_modules/.cache/**'],
      },
    },
  }),
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (request, response, next) => {
      const query = new URLSearchParams(/\?.*/s.exec(request.url ?? '')?.[0]);
      // As the overlay writes it: with a line and a column.
      const file = resolve((query.get('file') ?? '').replace(/(:\d+)*$/, ''));
      const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
      if (isOurs && editable.some((folder) => file.startsWith(folder + sep))) return next();
      response.writeHead(403).end('Only a page of this site may open its own files.');
    });
  },
});
