import { change, type Mistake } from './mistake';

/** What another document left behind when it was copied. */
export const copies: readonly Mistake[] = [
  change(
    'study-ireland.json',
    '"heading": "Intakes in Ireland"',
    '"heading": "Intakes in the United Kingdom"',
    /United Kingdom/,
  ),
  change(
    'study-ireland.json',
    '"heading": "Top Courses in Ireland"',
    '"heading": "Top Courses in France"',
    /France/,
  ),
  change(
    'study-ireland.json',
    '"heading": "Facts About Ireland"',
    '"heading": "Facts About Germany"',
    /Germany/,
  ),
  change(
    'study-ireland.json',
    '"heading": "Why Study In Ireland"',
    '"heading": "Why Study in Canada?"',
    /Canada/,
  ),
  change(
    'study-ireland.json',
    '"heading": "Cost of study in Ireland"',
    '"heading": "Cost of study in New Zealand"',
    /New Zealand/,
  ),
  change('study-ireland.json', '"title": "Study in Ireland",', '"title": "Study in Dubai",', /Dubai/),
  change(
    'study-ireland.json',
    '"breadcrumb": "Study in Ireland"',
    '"breadcrumb": "Study in Australia"',
    /Australia/,
  ),
  change('study-ireland.json', '"flag": "ie"', '"flag": "gb"', /United Kingdom|gb/),
  change('study-ireland.json', '"flag": "ie"', '"flag": "fr"', /France|fr/),
  change(
    'study-ireland.json',
    'A round tower on green hills above the sea',
    'The Eiffel tower in France above the Seine',
    /France/,
  ),
  change(
    'study-ireland.json',
    'You may work {{ireland.work-hours.term}}',
    'You may work {{uk.work-hours.term}}',
    /uk/,
  ),
  change(
    'study-ireland.json',
    '"value": { "fact": "ireland.living" }',
    '"value": { "fact": "france.living" }',
    /france/,
  ),
  change('study-ireland.json', '"fact": "ireland.intake.january"', '"fact": "usa.intake.january"', /usa/),
  change(
    'study-ireland.json',
    '"fact": "ireland.tuition.doctoral"',
    '"fact": "uk.tuition.postgraduate"',
    /uk/,
  ),
  change(
    'study-ireland.json',
    '"description": "What Ireland costs',
    '"description": "What France costs',
    /France/,
  ),
  change(
    'study-ireland.json',
    '"title": "Study in Ireland: courses and costs"',
    '"title": "Study in Canada: all the costs"',
    /Canada/,
  ),
  change('study-germany.json', '"name": "Germany"', '"name": "France"', /France/, { at: '"name": "France"' }),
  change('study-ireland.json', '"src": "ireland-banner.svg"', '"src": "uk-banner.svg"', /uk|United Kingdom/i),
  change('study-ireland.json', '"image": "ireland.svg"', '"image": "germany.svg"', /germany/i),
  change(
    'australia-office.json',
    '"heading": "How to reach us in Hawthorn"',
    '"heading": "How to reach us in Ahmedabad"',
    /Ahmedabad|India/,
  ),
  change('australia-office.json', '"flag": "au"', '"flag": "in"', /India|in/),
  change(
    'australia-office.json',
    '"title": "Our Office in Australia"',
    '"title": "Our Office in India"',
    /India/,
  ),
  change('_facts/ireland.json', '"within": "ireland.tuition"', '"within": "uk.tuition"', /uk|GBP/),
  change('pte-coaching.json', '{{tests.pte.', '{{tests.celpip.', /celpip/i),
];
