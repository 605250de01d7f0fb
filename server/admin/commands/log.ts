import { parseArgs } from 'node:util';
import type { AdminAction } from '../../store/admin-action';
import type { WordFormatter } from '../command';
import { defineCommand } from '../define-command';
import { readWholeNumber } from '../options';
import { jsonLine, printable } from '../terminal-text';

const formatHeading = (formatWord: WordFormatter) =>
  formatRow([
    formatWord('time'),
    formatWord('user'),
    formatWord('command'),
    formatWord('enquiries'),
    formatWord('options'),
  ]);

export const log = defineCommand({
  name: 'log',
  synopsis: ['log [--limit N] [--json]'],
  summary: 'shows the audit trail: who did what, to how many enquiries',
  help: `  --limit N   the last N; 100 by default
  --json      one JSON object a line
  It contains no address, no phone number and no text that a visitor wrote.`,

  parse(args) {
    const { values } = parseArgs({
      args,
      options: { limit: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
    });
    return { limit: readWholeNumber(values.limit, '--limit'), json: values.json };
  },

  // Reading the audit trail is not recorded in it.
  async run({ store, formatWord, print }, { limit, json }) {
    const actions = await store.actions(limit);
    const lines = json
      ? actions.map((action) => jsonLine(action))
      : [formatHeading(formatWord), ...actions.map(actionLine)];
    await print(lines);
  },
});

function actionLine({ time, user, command, enquiries, options }: AdminAction): string {
  const optionTexts = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return formatRow([
    time.slice(0, 19).replace('T', ' '),
    printable(user),
    command,
    String(enquiries),
    printable(optionTexts.join(' ')),
  ]);
}

const formatRow = ([time = '', user = '', command = '', enquiries = '', options = '']: readonly string[]) =>
  [time.padEnd(19), user.padEnd(12), command.padEnd(8), enquiries.padStart(9), options].join('  ').trimEnd();
