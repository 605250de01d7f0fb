import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const kinds = (place: object) => ({ kinds: [{ kind: 'page' }, { kind: 'office', figures: { place } }] });
const report = (place: object) => site({ 'about.json': page(), '_kinds.json': kinds(place) }).report();

describe('the hours that menus say of a place', () => {
  it('are found by the name of a property that its block has hours under', () => {
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

  it('are never found by the name of something else', () => {
    expect(report({ block: 'offices', hours: 'city' })).toContain(
      'hint: Choose “weekdays”, “saturday” or “sunday”.',
    );
    expect(report({ block: 'text', hours: 'weekdays' })).toContain('hint: Delete it: “text” shows no hours.');
  });

  it('may be those of a collection of the site’s own', () => {
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
    const written = {
      '_collections/shops.schema.json': entry,
      '_collections/shops.json': { entries: [{ id: 'cork' }] },
    };
    const shown = (hours: string) =>
      site({ ...written, '_kinds.json': kinds({ block: 'offices', hours }) }).diagnostics.map(
        ({ code }) => code,
      );
    expect(shown('market')).toEqual([]);
    expect(shown('markets')).toEqual(['unknown-value']);
  });
});
