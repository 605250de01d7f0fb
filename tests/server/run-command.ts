import { userInfo } from 'node:os';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runAdmin } from '../../server/admin/run-admin';
import { siteConfigFile } from './site-config';

export interface Said {
  code: number;
  output: string;
  /** What was printed to standard error. */
  remarks: string;
}

/** Runs a command of the admin CLI in this process. `input` is its standard input, typed at a terminal if `isTTY`. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
  { isTTY = false } = {},
): Promise<Said> {
  const output = Object.assign(new PassThrough(), { isTTY });
  const printed = buffer(output);
  let remarks = '';
  const code = await runAdmin(args, {
    terminal: {
      input: Object.assign(Readable.from(input === '' ? [] : [input]), { isTTY }),
      output,
      printToStderr: (line) => {
        remarks += `${line}\n`;
      },
    },
    environment: { SERVER_CONFIG: siteConfigFile, ...environment },
    now: Date.now,
    user: userInfo().username,
  });
  output.end();
  // Not by text(), which takes away a byte order mark.
  return { code, output: (await printed).toString('utf8'), remarks };
}
