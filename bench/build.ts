import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { misuse, readArguments } from '../scripts/read-arguments';
import { measureBuilds } from './build/measure-builds';
import { groupOf, type Results, rowsOf } from './visit/compare';

const usage = `Usage: npm run bench:build -- [--save] [pages …]

Measures builds of 34, 1,000 and 10,000 varied pages, or of as many as you name: a clean one, one of the same documents,
and one after an edit. Prints tables with the ratio of each figure to the last committed one, then JSON. On a busy machine
compare the processor's time and not the clock.

  --save  writes the figures to bench/build-figures.json, to be committed`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [34, 1000, 10_000];
if (!sizes.every((size) => size >= 34)) misuse(usage, 'Name numbers of pages, from 34.');

const file = 'bench/build-figures.json';
const committed: Results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const results: Record<string, Results> = {};
for (const size of sizes) {
  const measured = rounded(await measureBuilds(size));
  results[`${size} pages`] = measured;
  console.log(`${size} pages`);
  console.table(rowsOf(measured, groupOf(committed, `${size} pages`)));
}
const figures = { ...committed, ...results };
console.log(JSON.stringify({ cores: availableParallelism(), load: loadavg()[0], ...results }));
if (values.save) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);

function rounded<Group extends object>(group: Group): Results {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value) : rounded(value),
    ]),
  );
}
