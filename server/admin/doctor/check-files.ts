import { join } from 'node:path';
import { newestBackup } from '../../backup/backup-folder';
import { exists } from '../../exists';
import { explainFailure } from '../../explain-failure';
import type { Settings } from '../../settings';
import { readBuild } from '../../site/build';
import { type DoctorResult, describeDuration, failed, ok, warning } from './check';

/**
 * Checks what the server needs to start: its configuration and the built site, unless it only receives forms (`SITE=none`).
 */
export async function checkBuild({
  site,
  serverConfig,
}: Pick<Settings, 'site' | 'serverConfig'>): Promise<DoctorResult> {
  if (site && !(await exists(join(site, 'index.html')))) {
    return failed(`no site in ${site}`, 'Run `npm run build`, or set SITE to the folder of the site.');
  }
  try {
    const { forms } = await readBuild(serverConfig);
    return ok(`${site ? 'site found' : 'no site'}, forms: ${forms.length}`);
  } catch (error) {
    return failed(explainFailure(error), 'The server cannot start without it.');
  }
}

const hour = 3_600_000;

/** Checks the age of the newest backup. */
export async function checkBackup(
  { folder, everyHours }: Settings['backup'],
  now: number,
): Promise<DoctorResult> {
  if (!folder) return warning('no backup is scheduled', 'Set BACKUP_FOLDER, or make backups by other means.');
  try {
    const newest = await newestBackup(folder, now);
    if (!newest)
      return failed(
        'there is no backup yet',
        'Check that the server is running and can write to the folder.',
      );
    const age = now - newest.time;
    // One backup may have failed or be late.
    if (age > 2 * everyHours * hour) {
      return failed(
        `the last is ${describeDuration(age)} old`,
        'Look for `backup_failed` in the server’s log.',
      );
    }
    return ok(`the last is ${describeDuration(age)} old`);
  } catch (error) {
    return failed(`cannot be read. ${explainFailure(error)}`, 'Check BACKUP_FOLDER.');
  }
}
