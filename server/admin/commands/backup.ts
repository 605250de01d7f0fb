import { backUp } from '../../backup/commands';
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
  auditOptions: () => ({}),
  async run({ store, settings, terminal }, { file }) {
    await printLines([await backUp(store, file, settings)], terminal);
    const { total } = await store.count();
    return { enquiries: total }; // for the audit trail
  },
});
