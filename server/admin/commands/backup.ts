import { backUp } from '../../backup/commands';
import { defineCommand } from '../define-command';
import { onlyWord } from '../options';
import { print } from '../print';

export const backup = defineCommand<{ file?: string }>({
  name: 'backup',
  synopsis: ['backup [FILE]'],
  summary: 'a copy of everything, while the server runs',
  help: `  FILE   a new file that only its owner can read
  Without FILE it is written into BACKUP_FOLDER, and the oldest beyond BACKUP_KEEP are deleted.
  With BACKUP_RECIPIENT it is encrypted (docs/backup.md).`,
  needsStore: true,
  read: (args) => ({ file: args.length > 0 ? onlyWord(args, 'backup FILE') : undefined }),
  recorded: () => ({}),
  async run({ store, settings, terminal }, { file }) {
    await print([await backUp(store, file, settings)], terminal);
    return (await store.count('')).total;
  },
});
