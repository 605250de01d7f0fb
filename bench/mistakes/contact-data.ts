import { change, inOffice, type Mistake } from './mistake';

/** Contact data against its country and against the other offices. */
export const contactData: readonly Mistake[] = [
  inOffice('india', '"phone": "+91 00000 00000"', '"phone": "+61 00000 00000"', /\+91/),
  inOffice('india', '"whatsapp": "+91 00000 00000"', '"whatsapp": "+19 00000 00000"', /\+91/),
  inOffice('australia', '"phone": "+61 0 0000 0000"', '"phone": "+91 12345 67890"', /\+61/),
  inOffice('australia', '"phone": "+61 0 0000 0000"', '"phone": "+61 0 00"', /digits/i),
  inOffice('philippines', '"phone": "+63 000 000 0000"', '"phone": "+63 000 0"', /digits/i),
  inOffice('newzealand', '"phone": "+64 0 000 0000"', '"phone": "+64 0 000 0000 0000 0"', /digits/i),
  inOffice('newzealand', '"phone": "+64 0 000 0000"', '"phone": "+61 0 0000 0000"', /\+64|Australia/i),
  inOffice(
    'newzealand',
    '"email": "newzealand@example.com"',
    '"email": "australia@example.com"',
    /Australia/i,
  ),
  inOffice('philippines', '"email": "philippines@example.com"', '"email": "india@example.com"', /India/i),
  inOffice('philippines', '"flag": "ph"', '"flag": "pw"', /Philippines|ph/),
  inOffice('newzealand', '"flag": "nz"', '"flag": "au"', /New Zealand|nz/),
  inOffice('australia', '"flag": "au"', '"flag": "at"', /Australia|au/),
  inOffice('australia', '"flag": "au"', '"flag": "nz"', /Australia|au/),
  inOffice(
    'newzealand',
    '"image": { "src": "office-newzealand.svg"',
    '"image": { "src": "office-australia.svg"',
    /newzealand|australia/i,
  ),
  inOffice(
    'newzealand',
    '"address": ["Level 1, Sample Centre", "Example Street", "Auckland", "New Zealand"]',
    '"address": ["Level 2, Sample Building", "Example Street", "Hawthorn VIC 3122", "Australia"]',
    /Australia|Auckland|address/,
  ),
  change(
    'australia-office.json',
    '"entries": [\n        "australia"\n      ]',
    '"entries": [\n        "india"\n      ]',
    /india/i,
    { at: '"india"' },
  ),
  change(
    'india-office.json',
    '"entries": [\n        "india"\n      ]',
    '"entries": [\n        "newzealand"\n      ]',
    /newzealand|New Zealand/i,
    { at: '"newzealand"' },
  ),
  change(
    'australia-office.json',
    'Families in India can talk',
    'Write to australia@example.com. Families in India can talk',
    /offices|typed|entry|australia/i,
  ),
  change(
    'australia-office.json',
    'Families in India can talk',
    'Call +61 0 0000 0000. Families in India can talk',
    /offices|typed|entry|australia/i,
  ),
  change(
    'contact.json',
    '"office": "4th floor, Sample House, Example Road',
    '"office": "5th floor, Sample House, Example Road',
    /4th floor|address|India/i,
  ),
  change('_site.json', '"entry": "india"', '"entry": "indien"', /india/),
  change('_collections/moradas.json', '"phone": "+351 210 000 000"', '"phone": "+315 210 000 000"', /\+351/, {
    site: 'examples/escola/site',
  }),
  change(
    '_collections/moradas.json',
    '"whatsapp": "+351 910 000 000"',
    '"whatsapp": "+35 910 000 000"',
    /\+351/,
    { site: 'examples/escola/site' },
  ),
  change('_collections/moradas.json', '"flag": "pt"', '"flag": "br"', /Portugal|pt|\+351/, {
    site: 'examples/escola/site',
  }),
];
