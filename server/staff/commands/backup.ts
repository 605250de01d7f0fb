import { defineCommand } from '../define-command';
import { onlyWord } from '../options';
import { print } from '../print';

export const backup = defineCommand<{ file: string }>({
  name: 'backup',
  synopsis: ['backup FILE'],
  summary: 'a copy of the store, while the server runs (SQLite)',
  help: '  FILE   a new file that only its owner can read',
  needsStore: true,
  read: (args) => ({ file: onlyWord(args, 'backup FILE') }),
  recorded: () => ({}),
  async run({ store, terminal }, { file }) {
    await store.backup(file);
    await print([`Copied to ${file}.\n`], terminal);
    return (await store.count('')).total;
  },
});
