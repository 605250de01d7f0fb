import { errorCode } from './error-code';

/** One JSON object per line for programs, or text for people. */
export type LogFormat = 'json' | 'text';

/** Fields of a log line besides the event. `message` is a sentence for people; the others are for programs. */
type LogFields = Readonly<Record<string, string | number | undefined>>;

/** The log. It must never contain visitors' texts or addresses. */
export type Log = ReturnType<typeof createLog>;

/** Time in ms in which the same failure is not reported again. */
const repeatInterval = 10_000;

/**
 * `json`: one object per line, for programs. `text`: for people, the message, or else the event with its fields. Times
 * are ISO 8601 in UTC.
 */
export function createLog(write: (line: string) => void, format: LogFormat = 'text') {
  const writeLine = (level: string, event: string, fields: LogFields) => {
    const time = new Date().toISOString();
    write(
      format === 'json' ? JSON.stringify({ time, level, event, ...fields }) : asText(time, event, fields),
    );
  };
  const logError = (event: string, fields: LogFields) => writeLine('error', event, fields);
  return {
    /** `event` is in snake_case, and stays the same when the message is reworded. */
    info: (event: string, fields: LogFields) => writeLine('info', event, fields),
    error: logError,
    /**
     * Returns a function that reports an error by its code, because its message may contain personal data. The same
     * code is reported at most every ten seconds. `message` has no full stop; `fields` are added to every report.
     */
    createFailureReporter(message: string, event: string, fields: LogFields = {}) {
      const reportTimes = new Map<string, number>(); // by code
      return (error: unknown) => {
        const code = errorCode(error);
        const now = Date.now();
        if (now - (reportTimes.get(code) ?? Number.NEGATIVE_INFINITY) < repeatInterval) return;
        reportTimes.set(code, now);
        logError(event, { message: `${message}: ${code}`, ...fields, code });
      };
    },
  };
}

function asText(time: string, event: string, { message, ...fields }: LogFields): string {
  if (message !== undefined) return `${time} ${message}`;
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [time, event, ...definedFields.map(([name, value]) => `${name}=${value}`)].join(' ');
}
