import { userInfo } from 'node:os';
import { runAdmin } from '../../../server/admin/run-admin';

/** `npm run enquiries -- <command>`: the admin CLI. */
process.exitCode = await runAdmin(process.argv.slice(2), {
  terminal: { input: process.stdin, output: process.stdout, printToStderr: (line) => console.error(line) },
  environment: process.env,
  now: Date.now,
  user: userName(),
});

/** The name of the operating system's user, or the user id if there is no name, as in some containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
