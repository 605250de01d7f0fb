import type { Command, Runtime } from '../command';
import { type NamedCheck, runChecks } from '../doctor/run-checks';
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

async function runDoctor(runtime: Runtime): Promise<void> {
  let failures = 0;
  async function* lines() {
    for await (const result of runChecks(runtime)) {
      if (result.state === 'failed') failures += 1;
      yield lineOf(result);
    }
  }
  await print(lines(), runtime.terminal);
  if (failures > 0) throw new Error(`Failed: ${failures}.`);
}

const lineOf = ({ name, state, text, advice }: NamedCheck) =>
  `${state.padEnd(7)}  ${name.padEnd(8)}  ${text}${/\.$/.test(text) || !advice ? '' : '.'}${advice ? ` ${advice}` : ''}\n`;
