import { parseArgs } from 'node:util';
import type { Enquiry } from '../../store/enquiry';
import type { Store } from '../../store/store';
import { defineCommand } from '../define-command';
import { readReason, readSince, readWholeNumber } from '../options';
import { readInput } from '../prompt';
import { type EnquiryFilter, matchesFilter, select } from '../select';
import { createEnquiryLine, enquiryHeading, jsonLine } from '../terminal-text';

export const list = defineCommand({
  name: 'list',
  synopsis: ['list [--quarantine] [--reason REASON] [--search TEXT] [--since DATE] [--limit N] [--json]'],
  summary: 'lists what was received, one line each, newest last',
  help: `  --quarantine      only what is in quarantine
  --reason REASON   only what is in quarantine for this reason
  --search TEXT     only what contains this text in a field, ignoring case; - reads it from standard input
  --since DATE      only what was received since this day, such as 2026-11-21
  --limit N         only the last N
  --json            every field, as one JSON object a line`,

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        quarantine: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        reason: { type: 'string' },
        search: { type: 'string' },
        since: { type: 'string' },
      },
    });
    const { limit } = values;
    return {
      ...values,
      limit: limit === undefined ? undefined : readWholeNumber(limit, '--limit'),
      reason: readReason(values.reason),
      since: readSince(values.since),
    };
  },

  auditOptions: ({ quarantine, reason, since, search, limit }) => ({
    ...(quarantine && { quarantine }),
    reason,
    since,
    ...(search !== undefined && { search: true }), // not the text, which may be personal
    limit,
  }),

  async run({ store, site, formatWord, terminal, print }, { limit, json, ...filter }) {
    const { quarantine, reason, since } = filter;
    const search = filter.search === '-' ? await readInput(terminal, formatWord('askText')) : filter.search;
    const lineOf = json ? (enquiry: Enquiry) => jsonLine(enquiry) : createEnquiryLine(site, formatWord);
    let shown = 0;
    async function* lines() {
      for await (const enquiry of selectLast(store, { ...filter, search }, limit)) {
        if (shown === 0 && !json) yield enquiryHeading(formatWord);
        shown += 1;
        yield lineOf(enquiry);
      }
      if (shown > 0 || json) return;
      if (reason !== undefined || search !== undefined || since !== undefined) yield formatWord('noMatch');
      else yield quarantine ? formatWord('noneQuarantined') : formatWord('none');
    }
    await print(lines());
    return shown;
  },
});

/** The latest `limit` matching enquiries, or all, oldest first. */
async function* selectLast(store: Store, filter: EnquiryFilter, limit?: number): AsyncGenerator<Enquiry> {
  const matching = select(store, matchesFilter(filter));
  if (limit === undefined) return yield* matching;
  const last: Enquiry[] = [];
  for await (const enquiry of matching) {
    last.push(enquiry);
    if (last.length > limit) last.shift();
  }
  yield* last;
}
