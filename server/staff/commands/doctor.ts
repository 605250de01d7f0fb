import type { Command, Surroundings } from '../command';
import { examine, type NamedResult } from '../doctor/examine';
import { noWords } from '../options';
import { print } from '../print';

export const doctor: Command = {
  name: 'doctor',
  synopsis: ['doctor'],
  summary: 'tries settings, build, store, disk, mail, webhook, clock and backup',
  help: `  A line for each: ok, warning or failed, and what to do. Exit 1 where something failed.
  The webhook gets a signed event of type webhook.test; no mail is sent.`,
  read(words) {
    noWords(words);
    return { name: 'doctor', options: {}, run: runDoctor };
  },
};

async function runDoctor(surroundings: Surroundings): Promise<void> {
  let failures = 0;
  async function* lines() {
    for await (const result of examine(surroundings)) {
      if (result.state === 'failed') failures += 1;
      yield lineOf(result);
    }
  }
  await print(lines(), surroundings.terminal);
  if (failures > 0) throw new Error(`Failed: ${failures}.`);
}

const lineOf = ({ name, state, text, advice }: NamedResult) =>
  `${state.padEnd(7)}  ${name.padEnd(8)}  ${text}${/\.$/.test(text) || !advice ? '' : '.'}${advice ? ` ${advice}` : ''}\n`;
