import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure';

const failure = (message: string, rest: object) => Object.assign(new Error(message), rest);

describe('a failure', () => {
  it.each([
    [failure('database is locked', { code: 'SQLITE_BUSY' }), 'The store is locked'],
    [failure('file is not a database', { code: 'SQLITE_NOTADB' }), 'Restore it from a backup'],
    [failure('disk full', { code: 'SQLITE_FULL' }), 'The disk is full'],
    [failure('', { code: 'SQLITE_READONLY_DBMOVED' }), 'as the user that the server runs as'],
    [failure('', { code: 'EACCES', path: 'data/enquiries.db' }), '(EACCES, data/enquiries.db)'],
    [failure('', { code: 'EEXIST', path: 'a.csv' }), 'a.csv already exists'],
    [failure('', { code: 'ENOENT', path: 'gone/a.csv' }), 'gone/a.csv does not exist'],
    [failure('', { code: 'ECONNREFUSED' }), 'PostgreSQL does not answer'],
    [failure('', { code: '28P01' }), 'ENQUIRIES_DATABASE_URL'],
    [new Error('start that version.'), 'start that version.'],
  ])('is explained in a sentence: %s', (error, sentence) => {
    expect(explainFailure(error)).toContain(sentence);
  });

  it('is explained without what a visitor wrote', () => {
    const errors = [
      failure('duplicate key: asha@example.com', { code: '23505' }),
      new SyntaxError('Unexpected token in "asha@example.com"'),
      'asha@example.com',
    ];
    expect(errors.map(explainFailure)).toEqual([
      'Unexpected error: 23505.',
      'Unexpected error: SyntaxError.',
      'Unknown error.',
    ]);
  });
});
