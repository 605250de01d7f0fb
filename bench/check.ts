import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../src/cli/read-arguments';
import { writeLargeSite } from './load/large-site';

const usage = `Usage: npm run bench:check -- [--documents N] [--size KB] [--runs N]

Measures a check of many documents: a cold start, and again after one has changed. Prints a table, then JSON.
On a busy machine, compare the processor's time and not the clock.

  --documents N  how many documents (default: 10000)
  --size KB      the size of each (default: 25)
  --runs N       how often one is changed (default: 5)`;

const { values } = readArguments(usage, {
  options: {
    documents: { type: 'string', default: '10000' },
    size: { type: 'string', default: '25' },
    runs: { type: 'string', default: '5' },
  },
});
const [documents, size, runs] = [Number(values.documents), Number(values.size), Number(values.runs)];

/** What `npm run check` gives to node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, ...check] = (scripts.check as string).split(' ');

const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-check-'));
const pages = join(folder, 'pages-json');
try {
  writeLargeSite(pages, documents, size * 1024);
  const changed = join(pages, 'bulk/page-0.json');
  const loadBefore = loadavg()[0];
  const cold = await once();
  const warm = await changedAgainAndAgain(changed);
  const report = {
    documents,
    'bytes each (the first)': statSync(changed).size,
    cores: availableParallelism(),
    'load before': loadBefore,
    'cold, s': cold.seconds,
    'cold, s of processor': cold.processor,
    'cold, peak MB': cold.megabytes,
    'one changed, median s': warm.seconds,
    'one changed, s of processor': (warm.processor - cold.processor) / runs,
    'watching, peak MB': warm.megabytes,
  };
  const shown = Object.entries(report).map(([name, value]) => [name, Math.round((value ?? 0) * 100) / 100]);
  console.table(Object.fromEntries(shown));
  console.log(JSON.stringify(Object.fromEntries(shown)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function start(...options: string[]) {
  const hook = join(import.meta.dirname, 'load/report-usage.mjs');
  const program = ['--import', hook, ...check, '--pages', pages, ...options];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  let usage = '';
  child.stdio[3]?.on('data', (text) => {
    usage += text;
  });
  let said = '';
  let notify = () => {};
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
    notify();
  });
  const ended = new Promise<{ megabytes: number; processor: number }>((resolve, reject) => {
    child.once('close', () => {
      if (!usage) return reject(new Error(said));
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(usage);
      resolve({ megabytes: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1e6 });
    });
  });
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      notify = () => {
        if (!said.includes(text)) return;
        said = '';
        resolve();
      };
      notify();
    });
  return { child, says, ended };
}

async function once() {
  const started = performance.now();
  const { says, ended } = start();
  await says('No problems.');
  const usage = await ended;
  return { seconds: (performance.now() - started) / 1000, ...usage };
}

/** Time from writing a document until the watch has printed the result. */
async function changedAgainAndAgain(file: string) {
  const { child, says, ended } = start('--watch');
  await says('No problems.');
  const valid = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const isOdd = run % 2 === 1;
    const started = performance.now();
    writeFileSync(file, isOdd ? valid : valid.replace('"heading"', '"headnig"'));
    await says(isOdd ? 'No problems.' : 'headnig');
    times.push((performance.now() - started) / 1000);
  }
  child.kill('SIGINT');
  return { seconds: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0, ...(await ended) };
}
