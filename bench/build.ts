import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { misuse, readArguments } from '../src/cli/read-arguments';
import { measureBuilds, sizes as usual } from './build/measure-builds';
import { committedFigures, figuresFile } from './visit/committed-figures';
import { groupOf, type Results, rowsOf } from './visit/compare';

const usage = `Usage: npm run bench:build -- [--eleventy] [--save] [pages …]

Measures builds of ${usual.map((size) => size.toLocaleString('en')).join(', ')} varied pages, or of as many as you name: a clean one, one of the same documents, and one
after an edit. Prints medians, beside each figure its ratio to the last committed one, then JSON. On a busy machine compare
the processor's time and not the clock.

  --eleventy  also lets Eleventy build the same documents with a plain template (bench/eleventy), and prints the ratio; it is
              installed for that
  --save      saves the figures in ${figuresFile}, to be committed`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    eleventy: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : usual;
if (!sizes.every((size) => size >= 34)) misuse(usage, 'Name numbers of pages, from 34.');

const committed = groupOf(await committedFigures(), 'builds');
const builds: Record<string, Results> = {};
for await (const [name, figures] of measureBuilds(sizes, { withEleventy: values.eleventy })) {
  builds[name] = figures;
  console.log(name);
  console.table(rowsOf(builds[name], groupOf(committed, name)));
  if (values.eleventy) {
    const ratio = (figures.clean?.ms ?? 0) / (figures.Eleventy?.ms ?? 0);
    console.log(`A clean build takes ${ratio.toFixed(2)} times as long as that of Eleventy.`);
  }
}
console.log(JSON.stringify({ cores: availableParallelism(), load: loadavg()[0], ...builds }));
if (values.save) {
  const saved: Results = JSON.parse(await readFile(figuresFile, 'utf8').catch(() => '{}'));
  const figures = { ...saved, builds: { ...groupOf(saved, 'builds'), ...builds } };
  await writeFile(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
}
