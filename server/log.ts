import { errorCode } from './error-code';

export type LogFormat = 'json' | 'text';

/** The fields of a line beside its event. `message` is a sentence for people; the others are for programs. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the process reports. It must never contain what a visitor wrote, or a visitor's address. */
export interface Log {
  /** `event` names what happened, in snake_case; it stays the same when the message is reworded. */
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /**
   * Reports that something fails, by the error's code: its message may hold what was written. The same code is
   * reported at most every ten seconds. `what` is the message, without a full stop; `fields` go with every report.
   */
  failure(what: string, event?: string, fields?: LogFields): (error: unknown) => void;
}

/** For how long the same failure is not reported again, ms. */
const repeatInterval = 10_000;

/** `json`: one object a line, for programs. `text`: a line for people. Times are ISO 8601 in UTC. */
export function createLog(write: (line: string) => void, format: LogFormat = 'text'): Log {
  const formatLine = format === 'json' ? asJson : asText;
  const writeAt = (level: string) => (event: string, fields: LogFields) =>
    write(formatLine({ time: new Date().toISOString(), level, event }, fields));
  const info = writeAt('info');
  const error = writeAt('error');
  return {
    info: (event, fields = {}) => info(event, fields),
    error: (event, fields = {}) => error(event, fields),
    failure(what, event = 'failure', fields = {}) {
      const reported = new Map<string, number>();
      return (failure) => {
        const code = errorCode(failure);
        const now = Date.now();
        if (now - (reported.get(code) ?? Number.NEGATIVE_INFINITY) < repeatInterval) return;
        reported.set(code, now);
        error(event, { message: `${what}: ${code}`, ...fields, code });
      };
    },
  };
}

interface Head {
  time: string;
  level: string;
  event: string;
}

const asJson = (head: Head, fields: LogFields) => JSON.stringify({ ...head, ...fields });

function asText({ time, event }: Head, { message, ...fields }: LogFields): string {
  if (message !== undefined) return `${time} ${message}`;
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [time, event, ...written.map(([name, value]) => `${name}=${value}`)].join(' ');
}
