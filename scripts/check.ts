import { parseArgs } from 'node:util';
import { byPlace } from '../src/compiler/by-place';
import { compile } from '../src/compiler/compile';
import { hasErrors } from '../src/compiler/diagnostics/diagnostic';
import { releaseWarnings } from '../src/compiler/release';
import { readSources } from './read-sources';
import { report } from './report';

/**
 * `npm run check -- [files] [--pages DIR] [--release] [--format text|json]`: exit 0 clean, 1 errors, 2 misuse. With
 * --release it warns of what must not go live, too, and a warning is no clean exit then: a deployment stops at it.
 */
const usage = 'Usage: npm run check -- [files] [--pages DIR] [--release] [--format text|json]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages-json' },
        release: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
      },
    });
    if (values.format !== 'text' && values.format !== 'json')
      throw new Error(`Unknown format “${values.format}”.`);
    return { ...values, files: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

const { pages, format, release, files } = readArguments();
const sources = await readSources(pages);
const unknown = files.filter((file) => !sources.documents.some((document) => document.file === file));
if (sources.documents.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `No such document: ${unknown.join(', ')}` : `No documents in ${pages}`);
  process.exit(2);
}

// The whole site is checked all the same: whether a link is right depends on the other documents.
const all = [...compile(sources).diagnostics, ...(release ? releaseWarnings(sources) : [])].sort(byPlace);
const diagnostics = files.length === 0 ? all : all.filter(({ place }) => files.includes(place.file));
if (format === 'json') console.log(JSON.stringify(diagnostics, null, 2));
else report(diagnostics, sources);
if (hasErrors(diagnostics) || (release && diagnostics.length > 0)) process.exitCode = 1;
