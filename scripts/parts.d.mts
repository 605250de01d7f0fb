/** One part of a long command, as it was added. */
export interface Part {
  name: string;
  /** What became of it; never rejects. */
  ended: Promise<{ outcome: 'passed' | 'failed' | 'left out'; seconds: number }>;
  /** Comes once everything that it said is printed. */
  printed: Promise<void>;
}

/** When a part begins. */
export interface Order {
  /** Parts that have to have passed. */
  needs?: readonly Part[];
  /** Parts that have to have ended. */
  after?: readonly Part[];
  /** Further variables of its environment. */
  env?: Readonly<Record<string, string>>;
}

/** Gives what adds a part, with its name and the words that Node is given. */
export function openParts(
  print: (chunk: string | Uint8Array) => void,
  spawnOptions?: { cwd?: string; env?: NodeJS.ProcessEnv },
): (name: string, words: readonly string[], order?: Order) => Part;
