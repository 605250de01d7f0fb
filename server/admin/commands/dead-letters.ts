import { defineCommand } from '../define-command';
import { rejectArguments } from '../options';
import { deadLetterHeading, deadLetterLine } from '../terminal-text';

export const dead = defineCommand({
  name: 'dead',
  synopsis: ['dead'],
  summary: 'lists deliveries that were given up (dead letters)',
  help: '  Each with its channel, the number of attempts and the last answer.',
  parse: rejectArguments,
  async run({ store, formatWord, print }) {
    const letters = await store.deadLetters();
    const lines =
      letters.length === 0
        ? [formatWord('noDeadLetters')]
        : [deadLetterHeading(formatWord), ...letters.map(deadLetterLine)];
    await print(lines);
    return letters.length;
  },
});

export const retry = defineCommand({
  name: 'retry',
  synopsis: ['retry'],
  summary: 'tries to deliver every dead letter again',
  help: '  Within a minute, each starts the schedule again.',
  parse: rejectArguments,
  async run({ store, formatWord, print, source }) {
    const requeuedCount = await store.requeue(source.time, source); // due at once
    await print([formatWord('requeued', { count: requeuedCount })]);
  },
});
