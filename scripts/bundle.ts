import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import type { Schemas } from '../src/document/source';

const root = join(import.meta.dirname, '..');

/** The module that renders pages, as the server bundle exports it. */
export type ServerBundle = typeof import('../src/entry-server');

/** The scripts, styles and fonts of the browser, by what a page needs of them. */
export interface ClientBundle {
  /** A hash of the scripts and the schema: not of the documents. */
  build: string;
  script: string;
  stylesheets: readonly string[];
  fonts: readonly string[];
  /** The scripts that a page with these block types asks for, beside the entry. */
  preloadsFor(types: Iterable<string>): readonly string[];
}

export type Mode = 'production' | 'development';

/** Builds the browser's files into a folder. They depend on the source alone, not on the documents. */
export async function bundleClient(out: string, schemas: Schemas, mode: Mode): Promise<ClientBundle> {
  await build({ root, mode, logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const manifestFile = join(out, '.vite/manifest.json');
  const text = await readFile(manifestFile, 'utf8');
  await rm(join(out, '.vite'), { recursive: true });

  const manifest: Manifest = JSON.parse(text);
  const entry = chunkOf(manifest, 'src/entry-browser.tsx');
  const files = Object.values(manifest).map(({ file }) => `/${file}`);
  return {
    build: createHash('sha256').update(text).update(JSON.stringify(schemas)).digest('base64url').slice(0, 12),
    script: `/${entry.file}`,
    stylesheets: files.filter((file) => file.endsWith('.css')),
    fonts: files.filter((file) => /(newsreader|source-sans-3)\.[^/]+\.woff2$/.test(file)),
    preloadsFor(types) {
      const blocks = [...types].map((type) => `src/blocks/${type}/${type}.tsx`);
      const needed = new Set<string>();
      for (const name of ['src/entry-browser.tsx', ...blocks]) addImports(manifest, name, needed);
      needed.delete('src/entry-browser.tsx');
      return [...needed].map((name) => `/${chunkOf(manifest, name).file}`).sort();
    },
  };
}

/** Builds the renderer and loads it. */
export async function bundleServer(out: string, mode: Mode): Promise<ServerBundle> {
  await build({ root, mode, logLevel: 'warn', build: { outDir: out, emptyOutDir: true, ssr: true } });
  return import(pathToFileURL(join(out, 'entry-server.mjs')).href);
}

/** Adds a chunk and all that it imports. */
function addImports(manifest: Manifest, name: string, needed: Set<string>): void {
  if (needed.has(name)) return;
  needed.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) addImports(manifest, imported, needed);
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The bundle has no chunk “${name}”`);
  return chunk;
}
