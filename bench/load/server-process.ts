import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { writeSiteConfig } from './server-config';

const root = join(import.meta.dirname, '../..');

/** Limits too high to affect tests of anything else. */
const noLimits = {
  ENQUIRIES_PER_MINUTE_AND_ADDRESS: '1000000000',
  ENQUIRIES_PER_MINUTE: '1000000000',
  ENQUIRIES_AT_ONCE: '1000',
  CONNECTIONS_PER_ADDRESS: '1000000000',
};

export interface Program {
  folder: string;
  /** The admin CLI: `node FILE <command>`. */
  enquiries: string;
  /** Starts only the receiver, and resolves when it listens. `through` is a command prefix, such as strace. */
  start(options: StartOptions): Promise<ServerProcess>;
  remove(): Promise<void>;
}

interface StartOptions {
  port: number;
  /** The folder for what is sent. */
  data: string;
  environment?: Readonly<Record<string, string>>;
  through?: readonly string[];
}

export interface ServerProcess {
  pid: number;
  /** What it has said so far. */
  said(): string;
  /** Sends a signal and resolves when it has ended, with the exit code (null after SIGKILL) and the time, ms. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; took: number }>;
  /** Ends the processes that a failed test has left running. */
  abandon(): void;
}

/** Bundles the real server and the admin CLI into one file each, which start in a third of the time. */
export async function buildServer(): Promise<Program> {
  // Inside node_modules, so that packages resolve.
  const folder = await mkdtemp(join(root, 'node_modules/.stress-test-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: { main: join(root, 'server/main.ts'), enquiries: join(root, 'src/cli/commands/enquiries.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  await writeSiteConfig(folder);
  return openProgram(folder);
}

/** The server that `buildServer` has written to a folder. */
export function openProgram(folder: string): Program {
  const config = join(folder, '_server.json');
  return {
    folder,
    enquiries: join(folder, 'enquiries.mjs'),
    start: ({ environment, ...options }) =>
      start(join(folder, 'main.mjs'), { ...options, environment: { SERVER_CONFIG: config, ...environment } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function start(main: string, { port, data, environment, through = [] }: StartOptions) {
  const [command = '', ...words] = [...through, process.execPath, main];
  const child = spawn(command, words, {
    cwd: root,
    env: {
      ...process.env,
      ...noLimits,
      NODE_ENV: 'production',
      SITE: 'none',
      PORT: String(port),
      DATA: data,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = await listening(child);
  const pid = through.length > 0 ? await innermost(child.pid ?? 0) : (child.pid ?? 0);
  return {
    pid,
    said,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      const started = performance.now();
      const ended = once(child, 'close');
      process.kill(pid, signal);
      const [code] = await ended;
      return { code, took: performance.now() - started };
    },
    abandon() {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, 'SIGKILL');
    },
  };
}

/** Timeout for a start, ms: on a busy machine it takes a few seconds. */
const startTimeout = 60_000;

/** Resolves when its log has the event “listening”; rejects with the log if it ends instead or takes too long. */
function listening(child: ChildProcess): Promise<() => string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start within ${startTimeout / 1000} s: ${text}`));
    }, startTimeout);
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk;
      if (!text.includes('"event":"listening"')) return;
      clearTimeout(timer);
      resolve(() => text);
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`The server did not start: ${text}`));
    });
  });
}

/** The server's own process, below wrappers such as strace (on Linux, where they exist). */
async function innermost(pid: number): Promise<number> {
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  return child ? innermost(Number(child)) : pid;
}
