import { describe, expect, it } from 'vitest';
import { page, saying, site, siteDocument } from '../../tests/compiler/site';
import { promisedOutcomes } from './promised-outcomes';

const promises = { phrases: ['100% exam success', 'we guarantee'], denials: ['not', 'no one'] };

const messagesOn = (...paragraphs: readonly string[]) =>
  site(
    { '_site.json': { ...siteDocument, promises }, 'about.json': page(saying(...paragraphs)) },
    {},
    promisedOutcomes,
  ).diagnostics.map(({ message }) => message);

describe('a promise', () => {
  it.each(['We guarantee it.', 'WE GUARANTEE it.', 'What **we** guarantee.', 'Here we  guarantee all.'])(
    'is found however it is written: %s',
    (text) => {
      expect(messagesOn(text)).toHaveLength(1);
    },
  );

  it('is reported wherever it occurs, also twice in one text', () => {
    expect(messagesOn('100% exam success', 'We guarantee: 100% exam success.')).toHaveLength(3);
  });

  it('consists of whole words', () => {
    expect(messagesOn('Did we guaranteed?', 'A 1100% exam success')).toEqual([]);
  });

  it('is not reported if its sentence negates it', () => {
    expect(messagesOn('Do not believe who says: we guarantee.', 'No one has 100% exam success.')).toEqual([]);
    expect(messagesOn('That is not so. We guarantee it.')).toHaveLength(1);
  });

  it('is reported only if the site lists its phrase', () => {
    const documents = { 'about.json': page(saying('We guarantee it.')) };
    expect(site(documents, {}, promisedOutcomes).diagnostics).toEqual([]);
  });
});
