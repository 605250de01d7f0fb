import { parseArgs } from 'node:util';
import type { Enquiry } from '../../store/enquiry';
import type { Store } from '../../store/store';
import { defineCommand } from '../define-command';
import { adminLabelFormatter, type KnownSite } from '../known-forms';
import { createEnquiryLine, enquiryHeading, jsonLine } from '../lines';
import { firstMomentOf, reasonOf, wholeNumber } from '../options';
import { printLines } from '../print-lines';
import { readSecret } from '../prompt';
import { type EnquiryFilter, matchesFilter, select } from '../select';

interface Listing extends EnquiryFilter {
  /** Only the latest. */
  limit?: number;
  /** JSON lines instead of columns. */
  json: boolean;
}

export const list = defineCommand<Listing>({
  name: 'list',
  synopsis: ['list [--quarantine] [--reason REASON] [--search TEXT] [--since DATE] [--limit N] [--json]'],
  summary: 'lists what was received, one line each, newest last',
  help: `  --quarantine      only what is in quarantine
  --reason REASON   only what is in quarantine for this reason
  --search TEXT     only what contains this text in a field, ignoring case; - reads it from standard input
  --since DATE      only what was received since this day, such as 2026-11-21
  --limit N         only the last N
  --json            every field, as one JSON object a line`,

  read(args) {
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
      limit: limit === undefined ? undefined : wholeNumber(limit, '--limit'),
      reason: reason === undefined ? undefined : reasonOf(reason),
      since: since === undefined ? undefined : firstMomentOf(since, '--since'),
      search,
    };
  },

  recorded: ({ quarantine, reason, since, search, limit }) => ({
    ...(quarantine && { quarantine }),
    ...(reason !== undefined && { reason }),
    ...(since !== undefined && { since }),
    ...(search !== undefined && { search: true }),
    ...(limit !== undefined && { limit }),
  }),

  async run({ store, site, formatLabel, terminal }, listing) {
    const { search } = listing;
    const searchText = search === '-' ? await readSecret(terminal, formatLabel('askText')) : search;
    const counter = { shown: 0 };
    await printLines(lines(store, site, { ...listing, search: searchText }, counter), terminal);
    return counter.shown;
  },
});

async function* lines(
  store: Store,
  site: KnownSite,
  listing: Listing,
  counter: { shown: number },
): AsyncGenerator<string> {
  const { json, quarantine, reason, search, since } = listing;
  const lineOf = json ? (enquiry: Enquiry) => jsonLine(enquiry) : createEnquiryLine(site);
  for await (const enquiry of chosen(store, listing)) {
    if (counter.shown === 0 && !json) yield enquiryHeading(site);
    counter.shown += 1;
    yield lineOf(enquiry);
  }
  if (counter.shown > 0 || json) return;
  const formatLabel = adminLabelFormatter(site);
  if (reason !== undefined || search !== undefined || since !== undefined) yield formatLabel('noMatch');
  else yield quarantine ? formatLabel('noneQuarantined') : formatLabel('none');
}

async function* chosen(store: Store, listing: Listing): AsyncGenerator<Enquiry> {
  const { limit } = listing;
  const last: Enquiry[] = [];
  for await (const enquiry of select(store, matchesFilter(listing))) {
    if (limit === undefined) {
      yield enquiry;
      continue;
    }
    last.push(enquiry);
    if (last.length > limit) last.shift();
  }
  yield* last;
}
