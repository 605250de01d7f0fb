import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { duplicateDescriptions } from './duplicate-descriptions';

const described = (description: string, properties = {}) => pageWith({ description, ...properties });
const warningsFor = (other: ReturnType<typeof described>) =>
  site({ 'index.json': described('Fees.'), 'about.json': other }, {}, duplicateDescriptions).diagnostics.map(
    ({ code, location }) => [code, location.file, location.pointer],
  );

describe('a description', () => {
  it('must belong to one page only', () => {
    expect(warningsFor(described('Fees.'))).toEqual([
      ['duplicate-description', 'pages-json/about.json', '/description'],
    ]);
    expect(warningsFor(described('Fees and intakes.'))).toEqual([]);
  });

  it('may also be on a draft', () => {
    expect(warningsFor(described('Fees.', { draft: true }))).toEqual([]);
  });

  it('may also be on a page without a route, which search engines do not find', () => {
    const documents = { 'index.json': described('Fees.'), '_pages/404.json': described('Fees.') };
    expect(site(documents, {}, duplicateDescriptions).diagnostics).toEqual([]);
  });
});
