import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Texts that a folder may have. */
const mostKept = 20;

/** A text that another command has kept in a file; none if the file is damaged or was made of something else. */
export function readCached(file: string, madeOf: string): string | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return content.slice(0, end) === headOf(madeOf, text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for the next command. Where it cannot be written, that command only has to make it again. */
export function writeCached(file: string, madeOf: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, `${headOf(madeOf, text)}\n${text}`);
    renameSync(unfinished, file);
    removeOld(dirname(file));
  } catch {
    rmSync(unfinished, { force: true });
  }
}

const headOf = (madeOf: string, text: string) => `// ${madeOf} ${crc32(text)}`;

function removeOld(folder: string): void {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, at: changed(file) }))
    .sort((a, b) => b.at - a.at);
  for (const { file } of newest.slice(mostKept)) rmSync(file, { force: true });
}
