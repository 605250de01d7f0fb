import { parseArgs } from 'node:util';
import { defineCommand } from '../define-command';
import { readWholeNumber } from '../options';
import { printLines } from '../print-lines';
import { purgeWarning } from '../purge-warning';
import { enquiryCountWords } from '../terminal-text';

interface Options {
  days: number;
  dryRun: boolean;
  /** Maximum number that may be removed, even if that is more than a tenth. */
  atMost?: number;
}

/** A hundred years: more is taken for a typing error. */
const maxDays = 36_500;

export const purge = defineCommand<Options>({
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

  async run({ store, site, formatWord, terminal, source, now }, { days, dryRun, atMost }) {
    const before = new Date(now() - days * 86_400_000).toISOString();
    const { total, older: olderCount, newest } = await store.count(before);
    // With --at-most, only that limit counts.
    const isAllowed = atMost !== undefined && olderCount <= atMost;
    const warning = isAllowed
      ? undefined
      : purgeWarning(
          { total, removed: olderCount, now: now(), newest: newest ? Date.parse(newest) : undefined },
          formatWord,
        );
    const limitWarning =
      atMost !== undefined && !isAllowed ? formatWord('largeShare', { count: olderCount, total }) : undefined;
    const reason = limitWarning ?? warning;
    const advice = reason && formatWord('purgeAdvice', { reason, count: olderCount });
    if (dryRun) {
      const forecast = formatWord('wouldRemove', {
        ...enquiryCountWords(olderCount, site),
        time: before,
        total,
      });
      const refusal = advice ? [formatWord('wouldRefuse', { reason: advice })] : [];
      await printLines([forecast, ...refusal], terminal);
      return undefined; // a dry run is not recorded
    }
    if (advice) throw new Error(formatWord('nothingRemoved', { reason: advice }));
    const removedCount = await store.purge(before, source);
    await printLines(
      [formatWord('removed', { ...enquiryCountWords(removedCount, site), time: before })],
      terminal,
    );
    return undefined; // recorded with the change
  },
});

function readDays(text = ''): number {
  const [, digits = ''] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  const days = Number(digits);
  if (days < 1 || days > maxDays) {
    throw new Error(`--older-than must be a whole number of days from 1 to ${maxDays}, such as 365d.`);
  }
  return days;
}
