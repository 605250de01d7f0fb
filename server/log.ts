/** What the process says. Nothing that a visitor wrote, and no address, may ever be in it. */
export interface Log {
  line(text: string): void;
  /** Says that something fails, by the error's code: its message may hold what was written. Not every time anew. */
  failure(what: string): (error: unknown) => void;
}

/** How long the same failure is not said again, ms. */
const silence = 10_000;

export function createLog(write: (line: string) => void): Log {
  return {
    line: write,
    failure(what) {
      const said = new Map<string, number>();
      return (error) => {
        const code = codeOf(error);
        const now = Date.now();
        if (now - (said.get(code) ?? Number.NEGATIVE_INFINITY) < silence) return;
        said.set(code, now);
        write(`${new Date(now).toISOString()} ${what}: ${code}`);
      };
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
