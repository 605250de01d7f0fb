import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Restricts Vite, which would serve the whole checkout, to the files that pages need, and lets only its own pages read
 * responses. The checkout may contain enquiries, keys and other sites, and any local program can send requests. `code`
 * has the folders whose files Vite serves, `editable` those whose files the overlay can open in the editor.
 */
export const serveOnly = ({ code, editable }: Record<'code' | 'editable', readonly string[]>): Plugin => ({
  name: 'serve-only',
  config: () => ({
    server: {
      // No other origin may read responses.
      cors: false,
      fs: {
        strict: true,
        allow: [...code],
        // The cache contains drafts and documents of other sites.
        deny: ['.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/node_modules/.cache/**'],
      },
    },
  }),
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (request, response, next) => {
      const query = new URLSearchParams(/\?.*/s.exec(request.url ?? '')?.[0]);
      // The overlay appends line and column.
      const file = resolve((query.get('file') ?? '').replace(/(:\d+)*$/, ''));
      const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
      if (isOwnPage && editable.some((folder) => file.startsWith(folder + sep))) return next();
      response.writeHead(403).end('Only a page of this site may open its own files.');
    });
  },
});
