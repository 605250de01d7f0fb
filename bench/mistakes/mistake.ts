/** One thing that an author gets wrong, in a site that is without errors otherwise. */
export interface Mistake {
  /** In few words, for the table. */
  what: string;
  /** The folder of the site; that of the consultancy unless it says another. */
  site: string;
  edits: readonly Edit[];
  said: Said;
}

/** What is done to a file of the site. Of a text that is there several times, the first after `after` is replaced. */
export type Edit =
  | { file: string; from: string; to: string; after?: string }
  | { file: string; put: string | Uint8Array }
  | { file: string; renameTo: string }
  | { file: string; copyTo: string }
  | { file: string; remove: true };

/** What has to be said for it to count as said well: once, in this file, with this word. */
export interface Said {
  /** Where the message has to stand; the file of the last edit unless it says another. */
  in?: string;
  /** A text of the line that it has to stand at; without one, a changed line. */
  at?: string;
  /** What message and hint have to say. */
  word: RegExp;
}

type Place = Omit<Said, 'word'> & { after?: string; site?: string };

const main = 'pages-json';

/** One text in place of another. */
export const change = (
  file: string,
  from: string,
  to: string,
  word: RegExp,
  { after, site = main, ...said }: Place = {},
): Mistake => ({
  what: `${file}: ${to === '' ? `without ${from}` : to}`.replace(/\s+/g, ' ').slice(0, 110),
  site,
  edits: [{ file, from, to, after }],
  said: { ...said, word },
});

/** A replaced text in a figure of a register. */
export const inFact = (
  register: string,
  id: string,
  from: string,
  to: string,
  word: RegExp,
  place: Place = {},
): Mistake => {
  const mistake = change(`_facts/${register}.json`, from, to, word, { after: `"id": "${id}"`, ...place });
  return { ...mistake, what: `${register}.${id}: ${to}`.replace(/\s+/g, ' ').slice(0, 110) };
};

/** A replaced text in an office. */
export const inOffice = (id: string, from: string, to: string, word: RegExp, place: Place = {}): Mistake =>
  change('_collections/offices.json', from, to, word, { after: `"id": "${id}"`, ...place });

/** A file that was not there, or has another content. */
export const put = (
  file: string,
  content: string | Uint8Array,
  word: RegExp,
  { site = main, ...said }: Place = {},
): Mistake => ({
  what: `${file}: ${typeof content === 'string' ? content.slice(0, 40).replace(/\s+/g, ' ') : `${content.length} bytes`}`,
  site,
  edits: [{ file, put: content }],
  said: { ...said, word },
});

export const rename = (
  file: string,
  renameTo: string,
  word: RegExp,
  { site = main, ...said }: Place = {},
): Mistake => ({
  what: `${file} → ${renameTo}`,
  site,
  edits: [{ file, renameTo }],
  said: { in: renameTo, ...said, word },
});

export const copy = (
  file: string,
  copyTo: string,
  word: RegExp,
  { site = main, ...said }: Place = {},
): Mistake => ({
  what: `${file} ⇒ ${copyTo}`,
  site,
  edits: [{ file, copyTo }],
  said: { in: copyTo, ...said, word },
});
