import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';

const schema = {
  title: 'Branch',
  description: 'One branch.',
  required: ['address'],
  properties: {
    address: {
      description: 'The address, line by line.',
      type: 'array',
      items: { $ref: '../../schema/parts/text.schema.json' },
      examples: [['12 Sample Street']],
    },
    postalCode: { $ref: '../../schema/parts/address-part.schema.json' },
    region: { $ref: '../../schema/parts/address-part.schema.json' },
  },
  examples: [{ id: 'lisbon', address: ['12 Sample Street'] }],
};
const diagnosticsOf = (entry: object) =>
  site({
    '_collections/branches.schema.json': schema,
    '_collections/branches.json': { entries: [{ id: 'branch', ...entry }] },
  }).diagnostics.map(({ code, location: { pointer } }) => `${code} ${pointer}`);

describe('the postal code and the region of an address', () => {
  it.each([
    { address: ['12 Sample Street', '1100-000 Lisbon'], postalCode: '1100-000' },
    { address: ['1 High Street', 'Hawthorn VIC 3122'], postalCode: '3122', region: 'VIC' },
    { address: ['〒150-0002', '東京都'], postalCode: '150-0002' },
    { address: ['10 Sample Road, London, SW1A 1AA'], postalCode: 'SW1A 1AA' },
    { address: ['12 Sample Street'] },
  ])('may be left out, or be words of its lines: %j', (entry) => {
    expect(diagnosticsOf(entry)).toEqual([]);
  });

  it.each([
    ['postalCode', { address: ['12 Sample Street', '1100-000 Lisbon'], postalCode: '1100-001' }],
    ['postalCode', { address: ['12 Sample Street', '13800001 Lisbon'], postalCode: '380000' }],
    ['region', { address: ['12 Sample Street', 'Algarveiro House'], region: 'Algarve' }],
  ])('are errors if the lines of the address do not have them as whole words: %s', (name, entry) => {
    expect(diagnosticsOf(entry)).toEqual([`malformed-value /entries/0/${name}`]);
  });
});
