import { copy, type Mistake, put, rename } from './mistake';

const newRegister = `{
  "facts": [
    {
      "id": "universities",
      "title": "Universities",
      "value": { "count": 12 },
      "measure": "universities",
      "sort": "typical",
      "status": "given"
    }
  ]
}
`;
const newCollection = '{\n  "entries": [\n    { "id": "one", "name": "One" }\n  ]\n}\n';
const newForm =
  '{\n  "submit": "simulate",\n  "fields": [],\n  "button": "Send",\n  "sending": "Sending…"\n}\n';
const newPage = (title: string) => `{
  "kind": "page",
  "title": "${title}",
  "description": "What a student has to know before the first term.",
  "breadcrumb": "${title}",
  "blocks": [{ "type": "banner", "title": "${title}" }]
}
`;

/** What lies in the wrong place, has the wrong name, is a copy or no JSON at all. */
export const misplacedFiles: readonly Mistake[] = [
  put('malta.json', newRegister, /_facts/),
  put('facts/malta.json', newRegister, /_facts/),
  put('_fact/malta.json', newRegister, /_facts/),
  put('_collections/malta.json', newRegister, /_facts/),
  put('_facts/prices/malta.json', newRegister, /_facts\/malta|directly/),
  put('_facts/Malta.json', newRegister, /_facts\/malta|small letters/i),
  put('schools.json', newCollection, /_collections/),
  put('callback.json', newForm, /_forms/),
  put('_facts/callback.json', newForm, /_forms/),
  put('_forms/housing.json', newPage('Housing'), /page/),
  put('_pages/housing.json', newPage('Housing'), /nothing|never|no address|housing\.json/i),
  put('_facts/housing.json', newPage('Housing'), /page/),
  put('Housing.json', newPage('Housing'), /housing/),
  put('student housing.json', newPage('Housing'), /student-housing/),
  put('student_housing.json', newPage('Housing'), /student-housing/),
  put('housing.JSON', newPage('Housing'), /housing\.json/),
  put('housing.jsonc', newPage('Housing'), /housing\.json/),
  put('housing.json.txt', newPage('Housing'), /housing\.json/),
  put('housing', newPage('Housing'), /housing\.json/),
  copy('study-ireland.json', 'study-ireland (1).json', /copy/i),
  copy('study-ireland.json', 'study-ireland - Copy.json', /copy/i),
  copy('study-ireland.json', 'Copy of study-ireland.json', /copy/i),
  copy('study-ireland.json', 'study-ireland copy.json', /copy/i),
  copy('study-ireland.json', 'study-ireland.json.bak', /copy|backup/i),
  copy('study-ireland.json', 'study-ireland.json~', /copy|backup/i),
  copy('_site.json', '_site (2).json', /copy/i),
  copy('_words.json', '_words-old.json', /copy|_words\.json/i),
  copy('_facts/ireland.json', '_facts/ireland (1).json', /copy/i),
  copy('_facts/ireland.json', '_facts/ireland-copy.json', /copy/i),
  copy('_collections/offices.json', '_collections/offices - Copy.json', /copy/i),
  copy('_forms/wide.json', '_forms/wide copy.json', /copy/i),
  rename('_theme.json', 'theme.json', /_theme\.json/),
  rename('_rates.json', 'rates.json', /_rates\.json/),
  rename('_words.json', 'words.json', /_words\.json/),
  rename('_site.json', 'site.json', /_site\.json/),
  rename('_kinds.json', '_kind.json', /_kinds\.json/),
  rename('_urls.json', '_url.json', /_urls\.json/),
  put('_images.json', '{}', /_images|delete/i),
  put('hero.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /_images/),
  put('brochure.pdf', '%PDF-1.4\n%%EOF\n', /_files/),
  put('_collections/schools.schema.json', newCollection, /schema/i),
];
