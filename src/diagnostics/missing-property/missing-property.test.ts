import { describe, expect, it } from 'vitest';
import { form, page, site, siteDocument } from '../../../tests/compiler/site';

const reportOn = (block: unknown) => site({ 'about.json': page(block) }).report();
const factsWith = (value: unknown) => ({
  type: 'facts',
  heading: 'Figures',
  items: [{ title: 'Visitors', value }],
});
const rows = [{ city: 'Dalvik', cost: 1095 }];

describe('a required property', () => {
  it('is reported at the object that lacks it, with its description', () => {
    expect(reportOn({ type: 'banner' })).toMatchInlineSnapshot(`
      "pages-json/about.json:7:5  error  missing-property
        7 |     {
          |     ^ The required property “title” is missing.
        hint: Add it, for example "title": "What we do". About “title”: The heading of the whole page. It may be a slogan.

      1 error, 0 warnings."
    `);
  });

  it('is reported together with all others that the object lacks', () => {
    expect(reportOn({ type: 'banner', title: 'A page', action: {} })).toMatchInlineSnapshot(`
      "pages-json/about.json:10:7  error  missing-property
        10 |       "action": {}
           |       ^^^^^^^^ The required properties “label” and “to” are missing.
        hint: Add them, beginning with "label": "Make an appointment". About “label”: What the visitor reads. It names the place that the link leads to.

      1 error, 0 warnings."
    `);
  });

  it('is explained even if another schema file describes it', () => {
    expect(
      reportOn({ type: 'banner', title: 'A page', action: { label: 'Read on' } }),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:10:7  error  missing-property
        10 |       "action": {
           |       ^^^^^^^^ The required property “to” is missing.
        hint: Add it, for example "to": "/opening-hours". About “to”: Where a link leads: a page of this site (/opening-hours), a place on it (/contact#contact-form), a place on the same page (#costs), a file from _files (/files/guide.pdf), another site (https://…), an email address (mailto:…) or a telephone number (tel:…).

      1 error, 0 warnings."
    `);
  });

  it('is reported at the first character of an empty document', () => {
    expect(site({ 'about.json': '{}' }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:1:1  error  missing-property
        1 | {}
          | ^ The required properties “title”, “description” and “blocks” are missing.
        hint: Add them, beginning with "title": "Repairs: what we do, and what it costs". About “title”: The title in the browser's tab and in search results. No two pages share one.

      1 error, 0 warnings."
    `);
  });

  it('may be the options of a field with choices', () => {
    const fields = [{ id: 'service', name: 'service', type: 'select', label: 'Service' }];
    expect(site({ '_forms/callback.json': { ...form, fields } }).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/callback.json:7:15  error  missing-property
        7 |       "type": "select",
          |               ^^^^^^^^ The required property “options” is missing.
        hint: Without them a visitor has nothing to choose from. For example: "options": ["A question", "A complaint"]

      1 error, 0 warnings."
    `);
  });

  it.each([
    [{ type: 'radio' }, 'options'],
    [{ type: 'checkbox' }, 'options'],
    [{ type: 'consent' }, '“version” and “text” are'],
    [{ type: 'consent', version: '2026-11' }, '“text”'],
    [{ type: 'date' }, 'messages'],
    [{ type: 'text', pattern: '[A-Z]+', messages: { missing: 'Please answer.' } }, 'pattern'],
    [{ type: 'textarea', counter: 'Characters left: {count}' }, 'maxLength'],
    [{ type: 'number', min: 2, messages: { invalid: 'No number.' } }, 'tooLow'],
    [
      { type: 'date', latest: '2027-06-30', messages: { invalid: 'No day.', tooLow: 'Too early.' } },
      'tooHigh',
    ],
    [{ type: 'text', shown: 'filled' }, 'prefill'],
    [
      { type: 'tel', countries: [{ code: '+351', name: 'Portugal' }], messages: { invalid: 'No number.' } },
      'countryLabel',
    ],
  ])('may be needed by the type or a rule of a field: %j', (rules, missing) => {
    const fields = [{ id: 'field', name: 'field', label: 'Field', ...rules }];
    const { diagnostics } = site({ '_forms/callback.json': { ...form, fields } });
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-property']);
    expect(diagnostics[0]?.message).toContain(missing);
  });

  it('may be the message for a limit, reported at the limit', () => {
    const messages = { missing: 'Please say how many come.', tooLow: 'At least two have to come.' };
    const fields = [
      { id: 'people', name: 'people', type: 'number', label: 'People', min: 2, max: 12, messages },
    ];
    expect(site({ '_forms/callback.json': { ...form, fields } }).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/callback.json:10:14  error  missing-property
        10 |       "max": 12,
           |              ^^ The required property “tooHigh” is missing.
        hint: Say what the limit is, for example "messages": { "tooHigh": "Please write at most 12." }

      1 error, 0 warnings."
    `);
  });

  it('may be the type of a block', () => {
    expect(reportOn({ paragraphs: ['Words.'] })).toMatchInlineSnapshot(`
      "pages-json/about.json:7:5  error  missing-property
        7 |     {
          |     ^ The required property “type” is missing.
        hint: Begin the block with "type": "text", or another type from the gallery.

      1 error, 0 warnings."
    `);
  });

  it('may be the kind of a table', () => {
    expect(reportOn({ type: 'cost-table', heading: 'Costs', currency: 'EUR', rows })).toMatchInlineSnapshot(`
      "pages-json/about.json:7:5  error  missing-property
        7 |     {
          |     ^ The required property “of” is missing.
        hint: Add it, for example "of": "city". About “of”: What the table lists: fees by programme, living costs by city, kinds of accommodation, or daily expenses.

      1 error, 0 warnings."
    `);
  });

  it('may be one of several, in an empty figure', () => {
    expect(reportOn(factsWith({}))).toMatchInlineSnapshot(`
      "pages-json/about.json:13:11  error  missing-property
        13 |           "value": {}
           |           ^^^^^^^ One of “count”, “percent”, “duration”, “fact” or “from” is required.
        hint: Add one of them. A figure is a count { "count": 28 }, a sum { "from": 12.5, "currency": "EUR", "per": "hour" }, a percentage { "percent": 96 } or a length of time { "duration": 3 }. { "fact": "prices.course" } quotes one from a register.

      1 error, 0 warnings."
    `);
  });

  it('may be one of several, in a figure with only display options', () => {
    expect(reportOn(factsWith({ grouping: 'indian' }))).toMatchInlineSnapshot(`
      "pages-json/about.json:13:11  error  missing-property
        13 |           "value": {
           |           ^^^^^^^ One of “count”, “percent”, “duration”, “fact” or “from” is required.
        hint: Add one of them. A figure is a count { "count": 28 }, a sum { "from": 12.5, "currency": "EUR", "per": "hour" }, a percentage { "percent": 96 } or a length of time { "duration": 3 }. { "fact": "prices.course" } quotes one from a register.

      1 error, 0 warnings."
    `);
  });

  it('may be the currency of a single amount', () => {
    expect(reportOn(factsWith({ from: 12.5, per: 'hour' }))).toMatchInlineSnapshot(`
      "pages-json/about.json:13:11  error  missing-property
        13 |           "value": {
           |           ^^^^^^^ The required property “currency” is missing.

      1 error, 0 warnings."
    `);
  });

  it('may be the target or the content of a menu item', () => {
    const header = { ...siteDocument.header, items: [{ label: 'Tours Abroad' }] };
    expect(site({ '_site.json': { ...siteDocument, header } }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:9:7  error  missing-property
        9 |       {
          |       ^ One of “to” or “sections” is required.
        hint: Add one of them. An entry is a link ({ label, to }) or a menu ({ label, sections }).

      1 error, 0 warnings."
    `);
  });
});
