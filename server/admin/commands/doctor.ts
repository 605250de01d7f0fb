import type { Command } from '../command';
import { type NamedResult, runChecks } from '../doctor/run-checks';
import { rejectArguments } from '../options';
import { printLines } from '../print-lines';

export const doctor: Command<void> = {
  name: 'doctor',
  synopsis: ['doctor'],
  summary: 'checks settings, build, store, disk, mail, webhook, clock and backup',
  help: `  Prints a line for each: ok, warning or failed, and what to do. The exit code is 1 if a check failed.
  The webhook receives a signed event of type webhook.test. No mail is sent.`,
  parse: rejectArguments,
  async run(runtime) {
    let failures = 0;
    async function* lines() {
      for await (const result of runChecks(runtime)) {
        if (result.state === 'failed') failures += 1;
        yield formatResult(result);
      }
    }
    await printLines(lines(), runtime.terminal);
    if (failures > 0) throw new Error(`Checks that failed: ${failures}. Follow the advice above.`);
  },
};

/** One line in columns. A text that advice follows gets a full stop, unless it has one. */
const formatResult = ({ name, state, text, advice }: NamedResult) =>
  `${state.padEnd(7)}  ${name.padEnd(8)}  ${text}${/\.$/.test(text) || !advice ? '' : '.'}${advice ? ` ${advice}` : ''}`;
