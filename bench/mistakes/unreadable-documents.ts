import { change, type Mistake } from './mistake';

/** One slip that makes a document unreadable: nothing may be said of what it would have held. */
export const unreadableDocuments: readonly Mistake[] = [
  change('_facts/ireland.json', '"measure": "universities",', '"measure": "universities"', /comma/i, {
    at: '"measure": "universities"',
  }),
  change('_facts/uk.json', '"status": "given",', '"status": given,', /quot/i),
  change('_facts/claims.json', '"facts": [', '"facts": [,', /comma/i),
  change('_facts/australia.json', '{ "count": 42 }', '{ "count": 42, }', /comma/i),
  change('_facts/tests.json', '"title": "Highest IELTS band"', '"title": “Highest IELTS band”', /quot/i),
  change('_theme.json', '"tones": [', '"tones": [ // ours', /comment/i),
  change('_theme.json', '"name": "teal",', '"name": "teal"', /comma/i, { at: '"name": "teal"' }),
  change('_kinds.json', '"kinds": [', "'kinds': [", /quot/i),
  change(
    '_kinds.json',
    '"description": "A country to study in.",',
    '"description": "A country to study in."',
    /comma/i,
    { at: 'A country to study in' },
  ),
  change('_words.json', '"home": "HOME",', '"home": "HOME",,', /comma/i),
  change('_words.json', '"openMenu": "Menu"', '"openMenu": Menu', /quot/i),
  change('_site.json', '"language": "en-GB",', '"language": "en-GB"', /comma/i, {
    at: '"language": "en-GB"',
  }),
  change('_site.json', '"contract": 1,', '"contract": 01,', /zero|number/i),
  change('_rates.json', '"rate": 26.16 }', '"rate": 26,16 }', /point|comma/i),
  change('_collections/offices.json', '"city": "Ahmedabad",', '"city": "Ahmedabad"', /comma/i, {
    at: '"city": "Ahmedabad"',
  }),
  change('_collections/universities.schema.json', '"title"', 'title"', /quot/i),
  change('_collections/offices.schema.json', '"required": [', '"required": [ "id" ', /comma/i, {
    at: '"required"',
  }),
  change('_forms/consultation.json', '"fields": [', '"fields": {', /bracket|\[|\{|\]/i, { at: '' }),
  change('_forms/wide.json', '"fields"', '"fields', /quot/i),
  change('_urls.json', '"/about",', '/about",', /quot/i),
  change(
    'study-ireland.json',
    '"breadcrumb": "Study in Ireland",',
    '"breadcrumb": "Study in Ireland"',
    /comma/i,
    { at: '"breadcrumb"' },
  ),
  change('_pages/thank-you.json', '"kind"', 'kind', /quot/i),
  change('index.json', '"kind": "page",', '"kind": "page";', /comma|semicolon/i),
];
