/** Delay in ms before progress is shown. */
const delay = 2000;
const redrawInterval = 200;

/** The part of a terminal that is used to update a line. */
type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export interface Progress {
  /** Called when a page is done. */
  step(): void;
  /** Removes the line. */
  end(): void;
}

/** Shows a line with the number of finished pages, their rate and the remaining time. Only on a terminal. */
export function showProgress(
  total: number,
  terminal: Terminal = process.stderr,
  now: () => number = Date.now,
): Progress {
  const startTime = now();
  let done = 0;
  let shownPercent = 0;
  return {
    step() {
      done += 1;
      if (!terminal.isTTY) return;
      const time = now();
      if (time - startTime < delay || time - shownPercent < redrawInterval) return;
      shownPercent = time;
      terminal.write(`\r\u001B[K${progressLine(done, total, (time - startTime) / 1000)}`);
    },
    end() {
      if (shownPercent > 0) terminal.write('\r\u001B[K');
    },
  };
}

/** `412 of 1000 pages, 206 a second, 3 s left` */
export function progressLine(done: number, total: number, seconds: number): string {
  const rate = done / seconds;
  return `${done} of ${total} pages, ${Math.round(rate)} a second, ${Math.ceil((total - done) / rate)} s left`;
}
