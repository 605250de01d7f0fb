export interface Part {
  name: string;
  ended: Promise<{ outcome: 'passed' | 'failed' | 'left out'; seconds: number }>;
  printed: Promise<void>;
}

export interface Order {
  needs?: readonly Part[];
  after?: readonly Part[];
  env?: Readonly<Record<string, string>>;
}

export function openParts(
  print: (chunk: string | Uint8Array) => void,
  spawnOptions?: { cwd?: string; env?: NodeJS.ProcessEnv },
): (name: string, words: readonly string[], order?: Order) => Part;
