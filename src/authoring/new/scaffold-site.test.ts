import { describe, expect, it } from 'vitest';
import { nameFor, scaffoldSite } from './scaffold-site';

const starter = {
  documents: {
    '_site.json': '{ "$schema": "{{schema}}/site.schema.json", "name": "{{name}}" }',
    'about/{{page}}.json':
      '{ "$schema": "{{schema}}/page.schema.json", "title": "{{about}}", "lead": "{name}" }',
  },
  texts: { page: 'us', about: 'About {{name}} and “{{language}}”' },
  words: { shell: { home: 'Home' } },
};
const site = {
  folder: 'examples/mar',
  name: 'Mar "Azul"',
  language: 'pt-PT',
  timeZone: 'Europe/Lisbon',
  schema: '../../schema',
};

describe('a new site', () => {
  it('has the documents of its starter, with texts in place of the placeholders, and words', () => {
    expect(scaffoldSite(starter, site).map(({ file, text }) => `${file} ${text}`)).toEqual([
      'examples/mar/_site.json { "$schema": "../../schema/site.schema.json", "name": "Mar \\"Azul\\"" }',
      'examples/mar/about/us.json { "$schema": "../../../schema/page.schema.json", "title": "About Mar \\"Azul\\" and “pt-PT”", "lead": "{name}" }',
      `examples/mar/_words.json ${JSON.stringify({ $schema: '../../schema/words.schema.json', shell: { home: 'Home' } }, null, 2)}\n`,
    ]);
  });

  it('is not made if its starter has a placeholder without a text', () => {
    const broken = { ...starter, texts: { page: 'us' } };
    expect(() => scaffoldSite(broken, site)).toThrow('“about”');
  });

  it('is called what its author says, to the letter', () => {
    const [siteFile] = scaffoldSite(starter, { ...site, name: '{{name}} & {{about}}' });
    expect(siteFile?.text).toContain('"name": "{{name}} & {{about}}"');
  });

  it.each([
    ['examples/mar-azul', 'Mar Azul'],
    ['../escola', 'Escola'],
    ['Ann_and co', 'Ann And Co'],
  ])('in %s is called %s by default', (folder, name) => {
    expect(nameFor(folder)).toBe(name);
  });
});
