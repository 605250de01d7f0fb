import type { ViteDevServer } from 'vite';

/** Where browsers find what this server shows. */
export const originOf = ({ config }: ViteDevServer) => `http://localhost:${config.server.port}`;
