import { defineCommand } from '../define-command';
import { deadLetterHeading, deadLetterLine } from '../lines';
import { noWords } from '../options';
import { print } from '../print';

export const dead = defineCommand<void>({
  name: 'dead',
  synopsis: ['dead'],
  summary: 'dead letters: what could not be delivered',
  help: '  Each with the channel, how often it was tried, and the last answer.',
  read: noWords,
  recorded: () => ({}),
  async run({ store, terminal }) {
    const letters = await store.deadLetters();
    const lines =
      letters.length === 0
        ? ['There are no dead letters.']
        : [deadLetterHeading, ...letters.map(deadLetterLine)];
    await print(
      lines.map((line) => `${line}\n`),
      terminal,
    );
    return letters.length;
  },
});

export const retry = defineCommand<void>({
  name: 'retry',
  synopsis: ['retry'],
  summary: 'tries to deliver every dead letter again',
  help: '  They begin the schedule anew, within a minute.',
  read: noWords,
  recorded: () => ({}),
  async run({ store, terminal, source }) {
    const number = await store.requeue(source.time, source);
    await print([`To be delivered again: ${number}.\n`], terminal);
    return undefined;
  },
});
