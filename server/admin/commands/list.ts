import { parseArgs } from 'node:util';
import type { Enquiry } from '../../store/enquiry';
import type { Store } from '../../store/store';
import type { CommandContext } from '../command';
import { defineCommand } from '../define-command';
import { readReason, readStartOfDay, readWholeNumber } from '../options';
import { printLines } from '../print-lines';
import { readSecret } from '../prompt';
import { type EnquiryFilter, matchesFilter, select } from '../select';
import { createEnquiryLine, enquiryHeading, jsonLine } from '../terminal-text';

interface ListOptions extends EnquiryFilter {
  /** Only so many, the latest. */
  limit?: number;
  /** JSON lines instead of columns. */
  json: boolean;
}

export const list = defineCommand<ListOptions>({
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
    const { quarantine, json, limit, reason, search, since } = values;
    return {
      quarantine,
      json,
      limit: limit === undefined ? undefined : readWholeNumber(limit, '--limit'),
      reason: reason === undefined ? undefined : readReason(reason),
      since: since === undefined ? undefined : readStartOfDay(since, '--since'),
      search,
    };
  },

  auditOptions: ({ quarantine, reason, since, search, limit }) => ({
    ...(quarantine && { quarantine }),
    reason,
    since,
    ...(search !== undefined && { search: true }), // not the text, which may be personal
    limit,
  }),

  async run({ store, site, formatWord, terminal }, options) {
    const { search } = options;
    const searchText = search === '-' ? await readSecret(terminal, formatWord('askText')) : search;
    const progress = { shown: 0 };
    const lines = listLines({ store, site, formatWord }, { ...options, search: searchText }, progress);
    await printLines(lines, terminal);
    return { enquiries: progress.shown }; // for the audit trail
  },
});

/** Yields the lines to print, and counts the enquiries in `progress`. */
async function* listLines(
  { store, site, formatWord }: Pick<CommandContext, 'store' | 'site' | 'formatWord'>,
  options: ListOptions,
  progress: { shown: number },
): AsyncGenerator<string> {
  const { json, quarantine, reason, search, since } = options;
  const lineOf = json ? (enquiry: Enquiry) => jsonLine(enquiry) : createEnquiryLine(site, formatWord);
  for await (const enquiry of selectLast(store, options)) {
    if (progress.shown === 0 && !json) yield enquiryHeading(formatWord);
    progress.shown += 1;
    yield lineOf(enquiry);
  }
  if (progress.shown > 0 || json) return;
  if (reason !== undefined || search !== undefined || since !== undefined) yield formatWord('noMatch');
  else yield quarantine ? formatWord('noneQuarantined') : formatWord('none');
}

async function* selectLast(store: Store, options: ListOptions): AsyncGenerator<Enquiry> {
  const { limit } = options;
  const last: Enquiry[] = [];
  for await (const enquiry of select(store, matchesFilter(options))) {
    if (limit === undefined) {
      yield enquiry;
      continue;
    }
    last.push(enquiry);
    if (last.length > limit) last.shift();
  }
  yield* last;
}
