import { parseArgs } from 'node:util';
import type { WordFormatter } from '../command';
import { defineCommand } from '../define-command';
import { readWholeNumber } from '../options';
import { enquiryCountWords } from '../terminal-text';

const day = 86_400_000;

/** A hundred years: more is taken for a typing error. */
const maxDays = 36_500;

export const purge = defineCommand({
  name: 'purge',
  synopsis: ['purge --older-than 365d [--dry-run] [--at-most N]'],
  summary: 'deletes enquiries older than a number of days',
  help: `  --older-than DAYS   such as 730d
  --dry-run           only says how many would be deleted
  --at-most N         allows up to N to be deleted, however large a share that is
  Without --at-most it refuses (exit code 1) to delete more than a tenth of all enquiries (two are always allowed),
  or if the newest enquiry is more than a year older than the clock, or more than a day ahead of it.`,

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        'older-than': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'at-most': { type: 'string' },
      },
    });
    const atMost = values['at-most'];
    return {
      days: readDays(values['older-than']),
      dryRun: values['dry-run'],
      atMost: atMost === undefined ? undefined : readWholeNumber(atMost, '--at-most'),
    };
  },

  auditOptions: ({ days, dryRun, atMost }) => ({
    olderThan: `${days}d`,
    ...(dryRun && { dryRun }),
    atMost,
  }),

  async run({ store, site, formatWord, print, source, now }, { days, dryRun, atMost }) {
    const time = new Date(now() - days * day).toISOString();
    const { total, older, newest } = await store.count(time);
    const reason = whyRefused({ total, removed: older, now: now(), newest, atMost }, formatWord);
    const advice = reason && formatWord('purgeAdvice', { reason, count: older });
    if (dryRun) {
      const forecast = formatWord('wouldRemove', { ...enquiryCountWords(older, site), time, total });
      const refusal = advice ? [formatWord('wouldRefuse', { reason: advice })] : [];
      await print([forecast, ...refusal]);
      return; // a dry run is not recorded
    }
    if (advice) throw new Error(formatWord('nothingRemoved', { reason: advice }));
    const removedCount = await store.purge(time, source);
    await print([formatWord('removed', { ...enquiryCountWords(removedCount, site), time })]);
  },
});

interface PurgePlan {
  total: number;
  /** Number of enquiries that would be removed. */
  removed: number;
  /** In ms since the epoch. */
  now: number;
  /** Time of the newest enquiry, ISO 8601; undefined if there is none. */
  newest?: string;
  /** Maximum number that may be removed, whatever else looks like a mistake. */
  atMost?: number;
}

/**
 * Why a purge looks like a mistake, as a sentence; undefined if it does not. Without `atMost`, a tenth may be removed,
 * since daily purges remove far less, but at least two, for small stores. A wrong clock makes enquiries look old, so it
 * is compared with the newest enquiry.
 */
function whyRefused({ total, removed, now, newest, atMost }: PurgePlan, formatWord: WordFormatter) {
  if (removed === 0 || newest === undefined) return undefined;
  if (atMost === undefined) {
    const times = { now: new Date(now).toISOString(), newest };
    if (Date.parse(newest) > now + day) return formatWord('newerThanClock', times);
    if (Date.parse(newest) < now - 365 * day) return formatWord('olderThanClock', times);
  }
  if (removed <= (atMost ?? Math.max(2, Math.floor(total / 10)))) return undefined;
  return formatWord('largeShare', { count: removed, total });
}

function readDays(text = ''): number {
  const [, digits = ''] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  const days = Number(digits);
  if (days < 1 || days > maxDays) {
    throw new Error(`--older-than must be a whole number of days from 1 to ${maxDays}, such as 365d.`);
  }
  return days;
}
