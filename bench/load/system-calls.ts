/** One system call of a traced process. */
export interface SystemCall {
  name: string;
  /** Its arguments as strace wrote them, with the path or socket of each file descriptor in angle brackets. */
  text: string;
  /** The lines on which it began and had ended: strace stops the process at both, so their order is the order in time. */
  began: number;
  ended: number;
  succeeded: boolean;
}

const whole = /^(\d+) +(\w+)\((.*)\) += (-?\d+)/;
const unfinished = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/;
const resumed = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (-?\d+)/;

/** Reads what `strace -f -y` wrote. A call during which another thread makes one is split into two lines. */
export function readSystemCalls(trace: string): readonly SystemCall[] {
  const calls: SystemCall[] = [];
  const open = new Map<string, { text: string; began: number }>();
  for (const [line, text] of trace.split('\n').entries()) {
    const [, thread = '', name = '', shown = '', result] =
      whole.exec(text) ?? unfinished.exec(text) ?? resumed.exec(text) ?? [];
    if (result === undefined) {
      if (name) open.set(thread, { text: shown, began: line });
      continue;
    }
    const start = text.includes(' resumed>') ? open.get(thread) : undefined;
    calls.push({
      name,
      text: (start?.text ?? '') + shown,
      began: start?.began ?? line,
      ended: line,
      succeeded: Number(result) >= 0,
    });
  }
  return calls;
}
