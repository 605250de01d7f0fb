import { describe, expect, it } from 'vitest';
import { schemas, sourcesOf } from '../../../tests/compiler/site';
import { inspectRevision } from '../diff/revision';
import { type Confirmation, confirmFact, sourceFrom } from './confirm-fact';

const register = `{
  "facts": [
    { "id": "books", "title": "Books", "value": { "count": 3 }, "measure": "books", "sort": "typical", "status": "given" },
    {
      "id": "course",
      "title": "Fee of the course",
      "value": { "from": 450, "currency": "EUR", "per": "month" },
      "measure": "fee",
      "sort": "typical",
      "status": "doubtful",
      "doubt": "Nobody knows.",
      "reviewBy": "2026-12-01"
    }
  ]
}
`;

const sources = sourcesOf({ '_facts/prices.json': register });
const located = inspectRevision({ sources }).facts.get('prices.course');
const source = { publisher: 'The school' };

function fail(): never {
  throw new Error('There is no such fact');
}

function confirmed(confirmation: Partial<Confirmation> = {}) {
  return confirmFact({ schemas }, located ?? fail(), {
    on: '2028-02-29',
    by: 'content editor',
    source,
    ...confirmation,
  });
}

describe('a fact that is confirmed', () => {
  it('is verified, has its source, and is due again in a year; nothing else changes', () => {
    expect(confirmed().after.text).toBe(
      register.replace(
        `      "status": "doubtful",
      "doubt": "Nobody knows.",
      "reviewBy": "2026-12-01"
`,
        `      "status": "verified",
      "source": { "publisher": "The school" },
      "checked": { "on": "2028-02-29", "by": "content editor" },
      "reviewBy": "2029-02-28"
`,
      ),
    );
  });

  it('takes a new value', () => {
    const { after } = confirmed({ value: { from: 480, currency: 'EUR', per: 'month' } });
    expect(JSON.parse(after.text).facts[1].value.from).toBe(480);
    expect(Object.keys(JSON.parse(after.text).facts[1])).toEqual(
      Object.keys(JSON.parse(confirmed().after.text).facts[1]),
    );
  });

  it('takes its next value first if that has taken effect', () => {
    const withNext = register.replace(
      '"reviewBy": "2026-12-01"',
      '"next": { "value": { "from": 480, "currency": "EUR", "per": "month" }, "from": "2027-01" }',
    );
    const site = inspectRevision({
      sources: sourcesOf({ '_facts/prices.json': withNext }, { today: '2028-02-29' }),
    });
    const fact = site.facts.get('prices.course');
    const { after } = confirmFact({ schemas }, fact ?? fail(), { on: '2028-02-29', by: 'editor', source });
    expect(JSON.parse(after.text).facts[1]).toMatchObject({
      value: { from: 480 },
      status: 'verified',
      past: [{ value: { from: 450 }, until: '2026-12' }],
    });
    expect(JSON.parse(after.text).facts[1].next).toBeUndefined();
  });

  it('has errors if the schema rejects its new value', () => {
    expect(confirmed({ value: { from: 'much' } })).toMatchObject({
      errors: [{ code: 'wrong-type' }, { code: 'missing-property' }],
    });
  });
});

describe('the source of a confirmation', () => {
  const address = 'https://www.example.com/fees';
  const previous = { publisher: 'The school', title: 'Fees', address };

  it('is its address, published by its host unless somebody else is named', () => {
    expect(sourceFrom(address, {}, undefined)).toEqual({ publisher: 'example.com', address });
    expect(sourceFrom(address, { publisher: 'A school', title: 'Fees' }, undefined)).toEqual({
      publisher: 'A school',
      title: 'Fees',
      address,
    });
  });

  it('keeps what is not given if its address or its publisher is the same as before', () => {
    expect(sourceFrom(address, {}, previous)).toEqual(previous);
    expect(sourceFrom(address, { title: 'Fees of 2027' }, previous)).toEqual({
      ...previous,
      title: 'Fees of 2027',
    });
    expect(sourceFrom('The school', {}, previous)).toEqual(previous);
  });

  it('is a publisher in words if there is no address, or a title if the publisher is given', () => {
    expect(sourceFrom('A call', {}, previous)).toEqual({ publisher: 'A call' });
    expect(sourceFrom('Prospectus 2027', { publisher: 'The school' }, undefined)).toEqual({
      publisher: 'The school',
      title: 'Prospectus 2027',
    });
  });
});
