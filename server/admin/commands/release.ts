import { parseArgs } from 'node:util';
import { channelNames } from '../../store/enquiry';
import { defineCommand } from '../define-command';
import { readReason, readSince } from '../options';
import { matchesFilter, selectIds } from '../select';
import { enquiryCountWords } from '../terminal-text';

export const release = defineCommand({
  name: 'release',
  synopsis: ['release ID…', 'release --all [--reason REASON] [--since DATE]'],
  summary: 'takes enquiries out of quarantine and delivers them',
  help: `  ID                as shown by list --quarantine; separate several with spaces
  --all             everything in quarantine
  --reason REASON   only what is in quarantine for this reason, such as honeypot
  --since DATE      only what was received since this day, such as 2026-11-21`,
  needsStore: true,

  parse(args) {
    const { values, positionals: ids } = parseArgs({
      args,
      options: {
        all: { type: 'boolean', default: false },
        reason: { type: 'string' },
        since: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { all, reason, since } = values;
    const hasFilter = reason !== undefined || since !== undefined;
    // Either ids or --all, and filters only with --all.
    if (all === ids.length > 0 || (hasFilter && !all)) {
      throw new Error('Write release ID…, or release --all with --reason or --since.');
    }
    // With --all, these options are also the filter, which selects only what is in quarantine.
    return { ids, quarantine: true, reason: readReason(reason), since: readSince(since) };
  },

  auditOptions: ({ ids, reason, since }) => ({
    ...(ids.length === 0 && { all: true }),
    reason,
    since,
  }),

  async run({ store, settings, site, formatWord, print, source }, options) {
    const ids = options.ids.length > 0 ? options.ids : await selectIds(store, matchesFilter(options));
    const channels = channelNames.filter((name) => settings[name]); // those that are switched on
    const releasedCount = await store.release(ids, channels, source);
    // If none of the given ids was released, the error below says so.
    if (releasedCount > 0 || options.ids.length === 0) {
      const channelText =
        channels.length > 0
          ? formatWord('releasedTo', { channels: channels.join(', ') })
          : formatWord('noChannel');
      await print([`${formatWord('released', enquiryCountWords(releasedCount, site))} ${channelText}`]);
    }
    const missingCount = options.ids.length > 0 ? new Set(ids).size - releasedCount : 0;
    if (missingCount > 0)
      throw new Error(`IDs not found in quarantine: ${missingCount}. Check them with list --quarantine.`);
  },
});
