import { parseArgs } from 'node:util';
import { describeChanges } from '../src/compiler/changes/describe-changes';
import { formatChanges, formatChangesAsMarkdown } from '../src/compiler/changes/format-changes';
import { readEditionFiles, readRevision, revisionBefore } from './read-revision';

/**
 * `npm run diff -- [BASE] [--pages DIR] [--format text|markdown|json]`: what the work at hand does to the site, since
 * it left BASE, a git revision; main where none is given. Exit 0, or 2 on misuse.
 */
const usage = 'Usage: npm run diff -- [BASE] [--pages DIR] [--format text|markdown|json]';

function misuse(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages-json' },
        format: { type: 'string', default: 'text' },
      },
    });
    if (positionals.length > 1) throw new Error('One revision at most.');
    return { ...values, base: positionals[0] };
  } catch (error) {
    return misuse(error instanceof Error ? error.message : String(error));
  }
}

const formats = {
  text: formatChanges,
  markdown: formatChangesAsMarkdown,
  json: (report: object) => JSON.stringify(report, null, 2),
};

const { pages, format, base } = readArguments();
if (!Object.hasOwn(formats, format)) misuse(`Unknown format “${format}”.`);

// A fresh clone of a branch knows main by its remote only.
const revisions = base === undefined ? ['main', 'origin/main'] : [base];
const [commit] = revisions.flatMap((revision) => revisionBefore(revision) ?? []);
if (commit === undefined) misuse(`git knows no revision “${revisions.join('” or “')}”.`);

const now = await readEditionFiles(pages);
if (now.sources.documents.length === 0) misuse(`No documents in ${pages}`);
const report = describeChanges(await readRevision(commit, pages), now);
console.log(formats[format as keyof typeof formats](report));
