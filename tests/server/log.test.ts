import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../server/log';
import { logFormat } from '../../server/settings';

afterEach(() => {
  vi.useRealTimers();
});

/** A log whose lines are kept, with a clock that stops until it is set. */
function recording(format?: 'json' | 'text') {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z'), toFake: ['Date'] });
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line), format) };
}

const failure = (code: string) => Object.assign(new Error('of asha@example.com'), { code });

describe('a log in JSON', () => {
  it('has one object per line, with time, level and event first', () => {
    const { lines, log } = recording('json');
    log.info('listening', {
      message: 'Prospectus serves dist',
      url: 'http://localhost:4173',
      site: undefined,
    });
    log.error('start_failed', { message: 'First line.\nSecond line.' });
    expect(lines).toEqual([
      '{"time":"2026-11-21T10:00:00.000Z","level":"info","event":"listening","message":"Prospectus serves dist","url":"http://localhost:4173"}',
      '{"time":"2026-11-21T10:00:00.000Z","level":"error","event":"start_failed","message":"First line.\\nSecond line."}',
    ]);
  });

  it('reports a failure by its event and the code of the error, never by its message', () => {
    const { lines, log } = recording('json');
    log.createFailureReporter('Could not save to the enquiry store', 'store_failed')(failure('SQLITE_FULL'));
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: '2026-11-21T10:00:00.000Z',
      level: 'error',
      event: 'store_failed',
      message: 'Could not save to the enquiry store: SQLITE_FULL',
      code: 'SQLITE_FULL',
    });
  });
});

it('a failure has the fields that were passed with it', () => {
  const { lines, log } = recording('json');
  log.createFailureReporter('Mail delivery failed', 'delivery_failed', { channel: 'mail' })(
    failure('SMTP 550'),
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'delivery_failed',
    message: 'Mail delivery failed: SMTP 550',
    channel: 'mail',
    code: 'SMTP 550',
  });
});

describe('a log as text', () => {
  it('has the time and the message, or the event with its fields', () => {
    const { lines, log } = recording();
    log.info('listening', { message: 'Prospectus serves dist', url: 'http://localhost:4173' });
    log.info('backup_done', { bytes: 2048 });
    expect(lines).toEqual([
      '2026-11-21T10:00:00.000Z Prospectus serves dist',
      '2026-11-21T10:00:00.000Z backup_done bytes=2048',
    ]);
  });
});

it('the same failure is reported at most every ten seconds, and another code at once', () => {
  const { lines, log } = recording();
  const report = log.createFailureReporter('Could not save', 'store_failed');
  for (const second of [0, 5, 9, 10]) {
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00.000Z') + second * 1000);
    report(failure('SQLITE_FULL'));
    if (second === 5) report(failure('SQLITE_IOERR'));
  }
  expect(lines).toEqual([
    '2026-11-21T10:00:00.000Z Could not save: SQLITE_FULL',
    '2026-11-21T10:00:05.000Z Could not save: SQLITE_IOERR',
    '2026-11-21T10:00:10.000Z Could not save: SQLITE_FULL',
  ]);
});

describe('the format of the log', () => {
  it.each([
    [undefined, true, 'text'],
    [undefined, false, 'json'],
    ['json', true, 'json'],
    ['text', false, 'text'],
  ] as const)('LOG_FORMAT=%s, a terminal: %s: %s', (written, isTerminal, format) => {
    expect(logFormat({ LOG_FORMAT: written }, isTerminal)).toBe(format);
  });
});
