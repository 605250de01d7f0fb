import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeBackup } from '../../backup/make-backup';
import { backUpInto } from '../../backup/schedule';
import { describeContents, formatSize } from '../backup-text';
import { defineCommand } from '../define-command';
import { readFileArgument } from '../options';
import { printLines } from '../print-lines';

export const backup = defineCommand<{ file?: string }>({
  name: 'backup',
  synopsis: ['backup [FILE]'],
  summary: 'makes a copy of everything while the server runs',
  help: `  FILE   a new file that only its owner can read
  Without FILE it is written to BACKUP_FOLDER, and the oldest beyond BACKUP_KEEP are deleted.
  If BACKUP_RECIPIENT is set it is encrypted (docs/backup.md).`,
  needsStore: true,
  parse: (args) => ({ file: args.length > 0 ? readFileArgument(args, 'backup FILE') : undefined }),
  async run({ store, settings, terminal }, { file }) {
    const { folder, keep, recipients } = settings.backup;
    if (file) await stat(dirname(file)); // rejects if the folder does not exist
    if (!file && !folder) throw new Error('No target was given. Write backup FILE, or set BACKUP_FOLDER.');
    const made = file
      ? await makeBackup({ store, path: file, recipients })
      : await backUpInto({ store, folder: folder ?? '', keep, recipients, now: Date.now() });
    if (!made)
      throw new Error(`Another backup is being written to ${folder}. Try again when it has finished.`);
    const { path, bytes, contents } = made;
    const encryption = recipients.length > 0 ? 'encrypted' : 'not encrypted';
    const line = `Backed up to ${path} (${formatSize(bytes)}, ${encryption}): ${describeContents(contents)}.`;
    await printLines([line], terminal);
    return { enquiries: contents.counts.enquiries ?? 0 }; // for the audit trail
  },
});
