import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * The site that the last build has replaced. The next one brings it up to date: to make every folder and file of a
 * thousand pages anew, and to remove as many, takes longer than everything else. The site in place is never touched, and
 * files are added and removed but not written into, as they are links.
 */
export interface SpareSite {
  /** Where the site is put that is replaced. */
  folder: string;
  /**
   * Moves it to a folder, with nothing in it but those of these pages that are as they were written. Gives the keys of
   * those, by path.
   */
  take(folder: string, paths: readonly string[]): ReadonlyMap<string, string>;
  /** Notes the pages of a new site, with their keys. What it returns is called once the site is in its place. */
  note(folder: string, pages: ReadonlyMap<string, string>): () => void;
}

/** A page as the disk knows its files, by what is added to its path: files with other stamps were changed since. */
interface PageRecord {
  key: string;
  stamps: Readonly<Record<string, string>>;
}

type PageRecords = Readonly<Record<string, PageRecord>>;

/** The pages of the site in place, and of the spare one, by path. */
interface SiteRecords {
  current: PageRecords;
  spare: PageRecords;
}

/** Sites are built into few folders, and a spare one has the room of a site without its pages. */
const mostKept = 3;

/** `target` is where sites are built to, `cache` the folder of all spare sites. */
export function openSpareSite(target: string, cache: string): SpareSite {
  const own = join(cache, String(crc32(target)));
  const recordFile = join(own, 'record.json');
  const folder = join(own, 'site');
  const { current, spare } = readRecords(recordFile);
  return {
    folder,

    take(next, paths) {
      try {
        renameSync(folder, next);
      } catch {
        return new Map(); // there is none, or it is on another disk
      }
      const intact = new Map<string, string>();
      const files = new Set<string>();
      for (const path of paths) {
        const record = spare[path];
        if (!record || !isIntact(join(next, path), record)) continue;
        intact.set(path, record.key);
        for (const ending of Object.keys(record.stamps)) files.add(path + ending);
      }
      removeOthers(next, '', files);
      return intact;
    },

    note(next, pages) {
      const made: Record<string, PageRecord> = {};
      for (const [path, key] of pages) {
        const known = spare[path]?.key === key ? spare[path] : current[path];
        made[path] = known?.key === key ? known : { key, stamps: stampsOf(join(next, path)) };
      }
      return () => {
        mkdirSync(own, { recursive: true });
        const records: SiteRecords = { current: made, spare: current };
        writeFileSync(recordFile, JSON.stringify(records)); // a file that was cut off is not valid JSON
        removeOld(cache);
      };
    },
  };
}

function readRecords(file: string): SiteRecords {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { current: {}, spare: {} };
  }
}

/** A page and its packed forms. */
const endings = ['', '.br', '.gz'];

function stampsOf(file: string): PageRecord['stamps'] {
  const stamps: Record<string, string> = {};
  for (const ending of endings) {
    const stamp = stampOf(file + ending);
    if (stamp !== undefined) stamps[ending] = stamp;
  }
  return stamps;
}

const isIntact = (file: string, { stamps }: PageRecord) =>
  Object.entries(stamps).every(([ending, stamp]) => stampOf(file + ending) === stamp);

/** Not the time of its last link, which changes without the content. */
function stampOf(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** Says whether anything stays. `assets` does, since a folder with it is known to be a build's. */
function removeOthers(root: string, folder: string, kept: ReadonlySet<string>): boolean {
  let stays = folder === 'assets';
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (kept.has(path) || (entry.isDirectory() && removeOthers(root, path, kept))) stays = true;
    else if (entry.isDirectory()) rmdirSync(join(root, path));
    else rmSync(join(root, path));
  }
  return stays;
}

function removeOld(cache: string): void {
  const used = (own: string) => statSync(join(own, 'record.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const all = readdirSync(cache).map((name) => join(cache, name));
  const sorted = all.map((own) => ({ own, at: used(own) })).sort((a, b) => b.at - a.at);
  for (const { own } of sorted.slice(mostKept)) rmSync(own, { recursive: true, force: true });
}
