import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fixturePages } from './build-site';
import { commandLine } from './run-script';

/** Without the colour settings of the test run, which a terminal or a CI server may have made. */
const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  ...more,
});

/** `npm run check` as a person runs it. */
export function check(
  options: readonly string[],
  more?: NodeJS.ProcessEnv,
): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...commandLine('check'), ...options],
      { env: environment(more) },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

/** A copy of the fixture to make mistakes in. */
export function siteToSpoil(): string {
  const folder = newFolderPath();
  cpSync(fixturePages, folder, { recursive: true });
  return folder;
}

/** The path of a folder for documents, which does not exist yet. */
export function newFolderPath(): string {
  const parent = mkdtempSync(join(tmpdir(), 'prospectus-check-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'pages');
}

export interface Watch {
  /** Resolves once the process has said this since the last call, with all that it has said since. */
  says(text: string | RegExp): Promise<string>;
  /** Presses Ctrl-C and returns the exit code. */
  interrupt(): Promise<number | null>;
}

/** `npm run check -- --watch`; it ends with the test at the latest. */
export function watchCheck(...options: string[]): Watch {
  const child = spawn(process.execPath, [...commandLine('check'), '--watch', ...options], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  let heard = '';
  let notify = () => {};
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    notify();
  });
  return {
    says: (text) =>
      new Promise((resolve) => {
        notify = () => {
          const found = typeof text === 'string' ? heard.indexOf(text) : heard.search(text);
          if (found === -1) return;
          notify = () => {};
          const said = heard;
          heard = '';
          resolve(said);
        };
        notify();
      }),
    interrupt: () => {
      child.kill('SIGINT');
      return exit;
    },
  };
}
