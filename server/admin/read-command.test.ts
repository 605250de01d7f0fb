import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './read-command';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

describe('a command', () => {
  const asha = { by: 'email', value: 'asha@example.com' };
  it.each<[line: string, name: string, options?: object]>([
    ['list', 'list', { quarantine: false, json: false }],
    ['list --quarantine --limit 20 --json', 'list', { quarantine: true, json: true, limit: 20 }],
    [
      'list --reason too-quick --search surat --since 2026-11-21',
      'list',
      { reason: 'too-quick', search: 'surat', since: '2026-11-21T00:00:00.000Z' },
    ],
    ['export --csv', 'export', { out: undefined, since: undefined }],
    [
      'export --csv --out a.csv --since 2028-02-29',
      'export',
      { out: 'a.csv', since: '2028-02-29T00:00:00.000Z' },
    ],
    ['show --email asha@example.com', 'show', { person: asha, json: false }],
    ['show --id 7f --json', 'show', { person: { by: 'id', value: '7f' }, json: true }],
    ['erase --email asha@example.com', 'erase', { person: asha, yes: false }],
    ['erase --email - --yes', 'erase', { person: { by: 'email', value: '-' }, yes: true }],
    ['erase --phone +919876543210', 'erase', { person: { by: 'phone', value: '+919876543210' } }],
    ['purge --older-than 365d', 'purge', { days: 365, dryRun: false, atMost: undefined }],
    ['purge --older-than 1d --dry-run --at-most 9', 'purge', { days: 1, dryRun: true, atMost: 9 }],
    ['release 7f 8a', 'release', { ids: ['7f', '8a'] }],
    ['release --all --reason honeypot', 'release', { ids: [], quarantine: true, reason: 'honeypot' }],
    ['delete --quarantine --keep 7f --keep 8a', 'delete', { quarantine: true, keep: ['7f', '8a'] }],
    ['dead', 'dead'],
    ['retry', 'retry'],
    ['backup a.db.gz', 'backup', { file: 'a.db.gz' }],
    ['backup', 'backup', { file: undefined }],
    ['backups --identity k', 'backups', { identityFile: 'k' }],
    ['verify a --identity k', 'verify', { path: 'a', identityFile: 'k' }],
    ['restore a', 'restore', { path: 'a', identityFile: undefined }],
    ['backup-key k', 'backup-key', { file: 'k' }],
    ['log', 'log', { limit: 100, json: false }],
    ['doctor', 'doctor'],
    ['--help', 'help', {}],
  ])('is read: %s', (line, name, options) => {
    expect(read(line)).toMatchObject(options ? { name, options } : { name });
  });

  it.each([
    ['', 'No command was given.'],
    ['destroy', 'Unknown command'],
    ['constructor', 'Unknown command'],
    ['list --reason asha@example.com', '--reason is not valid'],
    ['delete', 'delete --quarantine'],
    ['release --all 7f', 'release --all'],
    ['release --reason honeypot', 'release --all'],
    ['purge --older-than 1d --at-most 0', '--at-most must be a whole number'],
    ['log --limit -1', '--limit'],
    ['list --limit 0', '--limit must be a whole number from 1'],
    ['list --limit 1.5', '--limit must be a whole number from 1'],
    ['list --all', "Unknown option '--all'"],
    ['list everything', 'everything'],
    ['export', '--csv'],
    ['export --csv --out=', '--out must be the name'],
    ['export --csv --since 2026-02-30', '--since must be a day'],
    ['export --csv --since yesterday', '--since must be a day'],
    ['export --csv --since 2026-11-21T10:00', '--since must be a day'],
    ['erase', '--email ADDRESS'],
    ['erase --email=', '--email ADDRESS'],
    ['release', 'release ID'],
    ['backup a b', 'backup FILE'],
    ['backups a', 'takes no FILE'],
    ['restore', 'Write one FILE'],
    ['verify a b', 'Write one FILE'],
    ['restore a --identity=', '--identity must be'],
    ['dead --all', "Unknown option '--all'"],
    ...['', '0d', '-1d', '1.5d', '365', '1e3d', '36501d', '12w', 'd', '999999999999d'].map((age) => [
      `purge --older-than=${age}`,
      '--older-than must be a whole number of days',
    ]),
    ['purge', '--older-than must be a whole number of days'],
  ])('is refused with a message about what is wrong: %s', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  it.each(
    'list show export erase purge release delete dead retry backup backups verify restore backup-key log doctor'.split(
      ' ',
    ),
  )('can be asked for its help: %s', (name) => {
    expect(read(`${name} --help`)).toMatchObject({ name: 'help' });
  });

  it('that is invalid is reported without the address in it', () => {
    for (const line of [
      'asha@example.com',
      'erase asha@example.com',
      'erase --email a@example.com asha@example.com',
      'erase --mail=asha@example.com',
      'show asha@example.com',
      'erase --email asha@example.com --id 7f',
    ]) {
      expect(() => read(line)).toThrow(UsageError);
      expect(() => read(line)).not.toThrow('asha@');
    }
  });
});
