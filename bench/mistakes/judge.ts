import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import type { EntryServer } from '../../src/bundle/bundle';
import { siteCode } from '../../src/bundle/site-code';
import type { Shell } from '../../src/compiled';
import { compile } from '../../src/compiler/compile';
import { type CompileCache, createCompileCache } from '../../src/compiler/compile-cache';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import type { Schemas, Sources } from '../../src/document/source';
import { memoizeFiles } from '../../src/files/memoize-files';
import { readSources } from '../../src/sources/read-sources';
import type { Edit, Mistake } from './mistake';

export type Verdict = 'well' | 'badly' | 'silent' | 'trace';

/** What became of a mistake. */
export interface Outcome {
  mistake: Mistake;
  verdict: Verdict;
  said: readonly string[];
}

interface Judge {
  of(mistake: Mistake): Promise<Outcome>;
  close(): Promise<void>;
}

/** The committed documents are right on this day. */
const today = '2026-11-27';

/** A copy of a site on which mistakes are made, and what is said of it without any. */
interface Bench {
  folder: string;
  read(): Promise<Sources>;
  cacheFor(schemas: Schemas): CompileCache;
  usual: ReadonlySet<string>;
  pages: Map<string, string>;
}

/** Judges what is said of mistakes. Each is made in a copy of its site, checked there, and taken back. */
export async function openJudge(): Promise<Judge> {
  const root = await mkdtemp(join(tmpdir(), 'prospectus-mistakes-'));
  const benches = new Map<string, Promise<Bench>>();
  const vite = await createServer({
    plugins: [siteCode('examples/escola/site')],
    mode: 'development',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  const bundle = vite.ssrLoadModule('/src/entry-server.tsx') as Promise<unknown> as Promise<EntryServer>;
  const benchOf = (site: string) => {
    const known = benches.get(site) ?? openBench(site, root);
    benches.set(site, known);
    return known;
  };
  return {
    async of(mistake) {
      const bench = await benchOf(mistake.site);
      const undo = await apply(mistake.edits, bench.folder);
      try {
        return await judge(mistake, bench, await bundle);
      } finally {
        await undo();
      }
    },
    async close() {
      await vite.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function openBench(site: string, root: string): Promise<Bench> {
  // Messages name its files as an author does, so the copy has the path of the site below another folder.
  const folder = join(root, site);
  await cp(site, folder, { recursive: true });
  const once = memoizeFiles();
  const caches = new Map<Schemas, CompileCache>();
  const bench: Bench = {
    folder,
    async read() {
      return { ...(await readSources(folder, once)), today, year: Number(today.slice(0, 4)) };
    },
    cacheFor(schemas) {
      const known = caches.get(schemas) ?? createCompileCache();
      caches.set(schemas, known);
      return known;
    },
    usual: new Set(),
    pages: new Map(),
  };
  const sources = await bench.read();
  const { value, diagnostics } = compile(sources, { cache: bench.cacheFor(sources.schemas), preview: true });
  if (!value) throw new Error(`${site} has errors: ${diagnostics.map(({ message }) => message).join('\n')}`);
  for (const entry of [...value.pages, ...value.specialPages])
    bench.pages.set(entry.route, hashOf(entry.page));
  bench.pages.set('shell', hashOf(value.shell));
  return { ...bench, usual: new Set(diagnostics.map(keyOf)) };
}

/** The same message at another line, because there are more lines above it, is not a new one. */
const keyOf = ({ code, location: { file, pointer }, message }: Diagnostic) =>
  [code, file, pointer.replace(/\/\d+/g, '/*'), message].join('\n');

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');

async function judge(mistake: Mistake, bench: Bench, bundle: EntryServer): Promise<Outcome> {
  try {
    const sources = await bench.read();
    const { value, diagnostics } = compile(sources, {
      cache: bench.cacheFor(sources.schemas),
      preview: true,
    });
    const found = diagnostics.filter((one) => !bench.usual.has(keyOf(one)));
    const said = found.map((one) => described(one, bench.folder));
    const { at, word } = mistake.said;
    const file = join(bench.folder, mistake.said.in ?? lastFile(mistake));
    const lines = at === undefined ? await changedLines(mistake, bench.folder) : await linesWith(file, at);
    const isWell = (one: Diagnostic) =>
      one.location.file === file &&
      (lines === undefined || lines.includes(one.location.line)) &&
      word.test(`${one.message} ${one.hint ?? ''}`);
    const [only] = found;
    if (value) renderChanged(value, bench, bundle);
    if (!only) return { mistake, verdict: 'silent', said };
    return { mistake, verdict: found.length === 1 && isWell(only) ? 'well' : 'badly', said };
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { mistake, verdict: 'trace', said: trace.split('\n').slice(0, 3) };
  }
}

type Compiled = NonNullable<ReturnType<typeof compile>['value']>;

/** Renders what has become another page, at most three of them. */
function renderChanged(site: Compiled, { pages }: Bench, { renderPage }: EntryServer): void {
  const shell = { ...site.shell, origin: site.url, sprite: '', formsUrl: '' } as Shell;
  const all = [...site.pages, ...site.specialPages];
  const hasOtherShell = pages.get('shell') !== hashOf(site.shell);
  const changed = all.filter((entry) => pages.get(entry.route) !== hashOf(entry.page));
  for (const entry of [...(hasOtherShell ? all.slice(0, 1) : []), ...changed].slice(0, 3)) {
    const rendered = renderPage({ page: entry.page, shell });
    if (Array.isArray(rendered)) throw new Error(rendered.map(({ reason }) => reason).join('; '));
  }
}

const described = ({ code, severity, location, message, hint }: Diagnostic, folder: string) =>
  `${location.file.slice(folder.length + 1)}:${location.line} ${severity} ${code}: ${message} | ${hint ?? ''}`;

function lastFile({ edits }: Mistake): string {
  const last = edits.at(-1);
  if (!last) return '';
  if ('renameTo' in last) return last.renameTo;
  return 'copyTo' in last ? last.copyTo : last.file;
}

/** Undefined where every line is right. */
async function linesWith(file: string, text: string): Promise<readonly number[] | undefined> {
  if (text === '') return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, at) => (line.includes(text) ? [at + 1] : []));
}

/** The lines that a text has been written into; undefined where a whole file is new. */
async function changedLines(
  { edits, said }: Mistake,
  folder: string,
): Promise<readonly number[] | undefined> {
  const last = edits.at(-1);
  if (!last || !('from' in last) || (said.in !== undefined && said.in !== last.file)) return undefined;
  const text = await readFile(join(folder, last.file), 'utf8');
  const at = places.get(last);
  if (at === undefined) return undefined;
  const first = text.slice(0, at).split('\n').length;
  return last.to.split('\n').map((_line, below) => first + below);
}

/** Makes a mistake; what it returns takes it back. */
async function apply(edits: readonly Edit[], folder: string): Promise<() => Promise<void>> {
  const before = new Map<string, Buffer | undefined>();
  const keep = async (file: string) => {
    if (!before.has(file)) before.set(file, await readFile(join(folder, file)).catch(() => undefined));
    return before.get(file);
  };
  for (const edit of edits) {
    const path = join(folder, edit.file);
    const content = await keep(edit.file);
    if ('from' in edit) {
      await writeFile(path, replaced(String(await readFile(path, 'utf8')), edit));
    } else if ('put' in edit) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, edit.put);
    } else if ('remove' in edit) {
      await rm(path);
    } else if (content) {
      const target = 'renameTo' in edit ? edit.renameTo : edit.copyTo;
      await keep(target);
      if ('renameTo' in edit) await rename(path, join(folder, target));
      else await writeFile(join(folder, target), content);
    }
  }
  return async () => {
    for (const [file, content] of before)
      await (content === undefined
        ? rm(join(folder, file), { force: true })
        : writeFile(join(folder, file), content));
  };
}

/** Where a text was replaced. */
const places = new WeakMap<Edit, number>();

function replaced(text: string, edit: Extract<Edit, { from: string }>): string {
  const { file, from, to, after } = edit;
  const start = after === undefined ? 0 : text.indexOf(after);
  const at = start === -1 ? -1 : text.indexOf(from, start);
  if (at === -1) throw new Error(`${file} does not say ${from}`);
  places.set(edit, at);
  return text.slice(0, at) + to + text.slice(at + from.length);
}
