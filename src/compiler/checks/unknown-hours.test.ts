import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const kinds = (place: object) => ({ kinds: [{ kind: 'page' }, { kind: 'office', figures: { place } }] });
const report = (place: object) => site({ 'about.json': page(), '_kinds.json': kinds(place) }).report();

describe('the hours that menus say of a place', () => {
  it('are named by a property of its block that has hours', () => {
    expect(report({ block: 'offices', hours: 'weekdays' })).toBe('No problems.');
    expect(report({ block: 'offices' })).toBe('No problems.');
    expect(report({ block: 'offices', hours: 'weekday' })).toMatchInlineSnapshot(`
      "pages-json/_kinds.json:11:20  error  unknown-value
        11 |           "hours": "weekday"
           |                    ^^^^^^^^^ “hours” cannot be “weekday”.
        hint: Did you mean “weekdays”?

      1 error, 0 warnings."
    `);
  });

  it('cannot be named by another property', () => {
    expect(report({ block: 'offices', hours: 'city' })).toContain(
      'hint: Choose “weekdays”, “saturday” or “sunday”.',
    );
    expect(report({ block: 'text', hours: 'weekdays' })).toContain('hint: Delete it: “text” shows no hours.');
  });

  it('may be a property of a site’s own collection', () => {
    const entry = {
      type: 'object',
      title: 'Shop',
      description: 'A shop.',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { $ref: '../../schema/parts/entry-id.schema.json' },
        market: { $ref: '../../schema/parts/hours.schema.json', description: 'On market days.' },
      },
      examples: [{ id: 'cork' }],
    };
    const documents = {
      '_collections/shops.schema.json': entry,
      '_collections/shops.json': { entries: [{ id: 'cork' }] },
    };
    const codesFor = (hours: string) =>
      site({ ...documents, '_kinds.json': kinds({ block: 'offices', hours }) }).diagnostics.map(
        ({ code }) => code,
      );
    expect(codesFor('market')).toEqual([]);
    expect(codesFor('markets')).toEqual(['unknown-value']);
  });
});
