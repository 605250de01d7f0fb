import { describe, expect, it } from 'vitest';
import { Misuse, readCommand } from './read-command';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

describe('a command', () => {
  it.each([
    ['list', { name: 'list', quarantine: false, json: false }],
    ['list --quarantine --limit 20 --json', { name: 'list', quarantine: true, json: true, limit: 20 }],
    ['export --csv', { name: 'export', out: undefined, since: undefined }],
    [
      'export --csv --out a.csv --since 2028-02-29',
      { name: 'export', out: 'a.csv', since: '2028-02-29T00:00:00.000Z' },
    ],
    ['erase --email asha@example.com', { name: 'erase', email: 'asha@example.com' }],
    ['erase --email -', { name: 'erase', email: '-' }],
    ['purge --older-than 365d', { name: 'purge', days: 365, dryRun: false }],
    ['purge --older-than 1d --dry-run', { name: 'purge', days: 1, dryRun: true }],
    ['release 7f', { name: 'release', id: '7f' }],
    ['dead', { name: 'dead' }],
    ['retry', { name: 'retry' }],
    ['backup a.db.gz', { name: 'backup', file: 'a.db.gz' }],
    ['backup', { name: 'backup', file: undefined }],
    ['backups --identity k', { name: 'backups', identity: 'k' }],
    ['verify a --identity k', { name: 'verify', file: 'a', identity: 'k' }],
    ['restore a', { name: 'restore', file: 'a', identity: undefined }],
    ['backup-key k', { name: 'backup-key', file: 'k' }],
  ])('is read: %s', (line, command) => {
    expect(read(line)).toEqual(command);
  });

  it.each([
    ['', 'Which command?'],
    ['delete', 'no command “delete”'],
    ['constructor', 'no command “constructor”'],
    ['list --limit 0', '--limit takes a whole number from 1'],
    ['list --limit 1.5', '--limit takes a whole number from 1'],
    ['list --all', "Unknown option '--all'"],
    ['list everything', 'everything'],
    ['export', '--csv'],
    ['export --csv --out=', '--out takes the name'],
    ['export --csv --since 2026-02-30', '--since takes a day'],
    ['export --csv --since yesterday', '--since takes a day'],
    ['export --csv --since 2026-11-21T10:00', '--since takes a day'],
    ['erase', '--email ADDRESS'],
    ['erase --email=', '--email ADDRESS'],
    ['release', 'release ID'],
    ['release a b', 'release ID'],
    ['backup a b', 'backup FILE'],
    ['backups a', 'Write no FILE here'],
    ['restore', 'Which backup?'],
    ['verify a b', 'Which backup?'],
    ['restore a --identity=', '--identity takes'],
    ['dead --all', "Unknown option '--all'"],
    ...['', '0d', '-1d', '1.5d', '365', '1e3d', '36501d', '12w', 'd', '999999999999d'].map((age) => [
      `purge --older-than=${age}`,
      '--older-than takes a whole number of days',
    ]),
    ['purge', '--older-than takes a whole number of days'],
  ])('is refused with what to write instead: %s', (line, told) => {
    expect(() => read(line)).toThrow(Misuse);
    expect(() => read(line)).toThrow(told);
  });

  it('that is wrong never says the address that was written', () => {
    for (const line of [
      'erase asha@example.com',
      'erase --email a@example.com asha@example.com',
      'erase --mail=asha@example.com',
    ]) {
      expect(() => read(line)).toThrow(Misuse);
      expect(() => read(line)).not.toThrow('asha@');
    }
  });
});
