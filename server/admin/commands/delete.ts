import { parseArgs } from 'node:util';
import { defineCommand } from '../define-command';
import { readReason, readSince } from '../options';
import { confirm } from '../prompt';
import { matchesFilter, selectIds } from '../select';
import { enquiryCountWords } from '../terminal-text';

export const deleteQuarantined = defineCommand({
  name: 'delete',
  synopsis: ['delete --quarantine [--reason REASON] [--since DATE] [--keep ID]… [--yes]'],
  summary: 'deletes enquiries in quarantine, without a trace',
  help: `  --quarantine      required: this command deletes only what is in quarantine
  --reason REASON   only what is in quarantine for this reason, such as honeypot
  --since DATE      only what was received since this day, such as 2026-11-21
  --keep ID         keeps this one; can be given several times
  --yes             does not ask for confirmation at a terminal`,

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        quarantine: { type: 'boolean', default: false },
        reason: { type: 'string' },
        since: { type: 'string' },
        keep: { type: 'string', multiple: true, default: [] },
        yes: { type: 'boolean', default: false },
      },
    });
    if (!values.quarantine)
      throw new Error('Write delete --quarantine. To delete a person’s enquiries, use erase.');
    return { ...values, reason: readReason(values.reason), since: readSince(values.since) };
  },

  auditOptions: ({ reason, since, keep }) => ({
    quarantine: true,
    reason,
    since,
    ...(keep.length > 0 && { kept: keep.length }),
  }),

  async run({ store, site, formatWord, terminal, print, source }, options) {
    const matchingIds = await selectIds(store, matchesFilter(options));
    const unknown = options.keep.filter((id) => !matchingIds.includes(id));
    if (unknown.length > 0) {
      throw new Error(
        'Nothing was deleted: an ID after --keep is not in quarantine. Check it with list --quarantine.',
      );
    }
    const ids = matchingIds.filter((id) => !options.keep.includes(id));
    const question = formatWord('confirmDelete', enquiryCountWords(ids.length, site));
    if (ids.length > 0 && !options.yes) await confirm({ terminal, formatWord }, question);
    const deletedCount = await store.deleteQuarantined(ids, source);
    await print([formatWord('deleted', enquiryCountWords(deletedCount, site))]);
  },
});
