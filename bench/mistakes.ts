import { readArguments } from '../src/cli/read-arguments';
import { type Outcome, openJudge, type Verdict } from './mistakes/judge';
import { kinds } from './mistakes/kinds';
import { drawTable } from './mistakes/table';

const usage = `Usage: npm run bench:mistakes -- [--kind NAME] [--all]

Makes single mistakes of authors in copies of the committed sites, one after the other, and prints how each is reported: once,
at its place, with the word that helps; badly; not at all; or by a stack trace, of the check or of the pages.

  --kind NAME  only mistakes of this kind
  --all        what was said, of those that were said well, too`;

const { values } = readArguments(usage, {
  options: { kind: { type: 'string' }, all: { type: 'boolean', default: false } },
});

const judge = await openJudge();
const outcomes = new Map<string, readonly Outcome[]>();
try {
  for (const [kind, mistakes] of Object.entries(kinds)) {
    if (values.kind !== undefined && values.kind !== kind) continue;
    const found: Outcome[] = [];
    for (const mistake of mistakes) {
      const outcome = await judge.of(mistake);
      found.push(outcome);
      if (outcome.verdict !== 'well' || values.all) describe(kind, outcome);
    }
    outcomes.set(kind, found);
  }
} finally {
  await judge.close();
}
console.log(drawTable(outcomes));

function describe(kind: string, { mistake, verdict, said }: Outcome): void {
  const names: Record<Verdict, string> = { well: 'WELL', badly: 'BADLY', silent: 'SILENT', trace: 'TRACE' };
  console.log(`${names[verdict]}  ${kind}  ${mistake.what}`);
  for (const line of said.slice(0, 4)) console.log(`    ${line}`);
  if (said.length > 4) console.log(`    and ${said.length - 4} more`);
}
