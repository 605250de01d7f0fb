import { spawn } from 'node:child_process';
import { freePort } from './free-port';

export interface ServedSite {
  origin: string;
  stop(): void;
}

/** The real server for a built site. */
export async function serveSite(site: string, data: string): Promise<ServedSite> {
  const port = String(await freePort());
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, SITE: site, PORT: port, DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('listening')) resolve();
    });
    server.once('close', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() };
}
