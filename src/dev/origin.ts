import type { ViteDevServer } from 'vite';

/** The origin of the dev server. */
export const originOf = ({ config }: ViteDevServer) => `http://localhost:${config.server.port}`;
