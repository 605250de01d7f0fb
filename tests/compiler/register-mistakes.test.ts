import { expect, it } from 'vitest';
import { overdueFacts } from '../../src/rules/overdue-facts';
import { unusedFacts } from '../../src/rules/unused-facts';
import { type SiteAssets, site } from './site';

/** A register and, below it, a page with everything that goes wrong with figures, as texts with lines. */
const prices = `{
  "facts": [
    { "id": "course", "title": "Course", "value": { "from": 450, "currency": "EUR", "per": "month" }, "measure": "fee",
      "sort": "typical", "status": "given" },
    { "id": "evening", "title": "Evening course", "value": { "from": 400, "currency": "EUR", "per": "month" },
      "measure": "fee",
      "sort": "typical", "status": "given" },
    { "id": "exam", "title": "Exam",
      "value": { "from": "90", "currency": "EUR" },
      "measure": "exam", "sort": "typical", "status": "given" },
    { "id": "rent", "title": "Rent", "value": { "from": 500, "currency": "EUR", "per": "month" }, "measure": "rent",
      "within": "prices.room",
      "sort": "typical", "status": "given" },
    { "id": "room", "title": "Room", "value": { "from": 500, "currency": "EUR", "per": "month" }, "measure": "room",
      "within": "prices.rent", "sort": "typical", "status": "given" },
    { "id": "deposit", "title": "Deposit", "value": { "from": 900, "currency": "EUR" }, "measure": "deposit",
      "sort": "typical", "status": "given" },
    { "id": "pay", "title": "Pay", "value": { "from": 9, "currency": "EUR", "per": "hour" }, "measure": "pay",
      "atLeast": "prices.minimum", "sort": "typical", "status": "given" },
    { "id": "minimum", "title": "Minimum wage", "value": { "from": 12, "currency": "EUR", "per": "hour" }, "measure": "minimum",
      "sort": "legal", "status": "given" },
    { "id": "visitors", "title": "Visitors", "value": { "count": 300 }, "measure": "visitors",
      "year": 2025, "sort": "typical", "status": "given",
      "reviewBy": "2026-10-31" },
    { "id": "success", "title": "Who pass", "value": { "percent": 96 }, "measure": "success",
      "sort": "claim", "status": "given" },
    { "id": "score", "title": "Score", "value": { "score": 6.5, "test": "exam" }, "measure": "score",
      "sort": "typical",
      "status": "verified" }
  ]
}
`;

const about = `{
  "kind": "page", "title": "Prices", "description": "What a course costs.", "breadcrumb": "Prices", "facts": "prices",
  "blocks": [
    { "type": "facts", "heading": "At a glance", "items": [
      { "title": "Course", "value": { "fact": "prices.course" } },
      { "title": "Evening", "value": { "fact": "prices.evening" } },
      { "title": "Rent", "value": { "fact": "prices.rent" } },
      { "title": "Room", "value": { "fact": "prices.room" } },
      { "title": "Pay", "value": { "fact": "prices.pay" } },
      { "title": "Minimum", "value": { "fact": "prices.minimum" } },
      { "title": "Pass", "value": { "fact": "prices.success" } },
      { "title": "Visitors", "value": { "fact": "prices.visitors" }, "asOf": 2024 },
      { "title": "Score", "value": { "fact": "prices.score" } },
      { "title": "Fee", "value": { "fact": "prices.lesson" } },
      { "title": "Exam", "value": { "fact": "prices.exam" } },
      { "title": "Flat", "value": { "fact": "rents.flat" } }
    ] },
    { "type": "text", "paragraphs": [
      "It takes {{prices.hours}}.",
      "It costs {{prices.course|to}}.",
      "It costs {{prices.course} a month."
    ] }
  ]
}
`;

const lineOf = (text: string, piece: string) => text.slice(0, text.indexOf(piece)).split('\n').length;
const inPrices = (piece: string) => `_facts/prices.json:${lineOf(prices, piece)}`;
const inAbout = (piece: string) => `about.json:${lineOf(about, piece)}`;

it('everything that is wrong with figures is said at once, each mistake once and at its place', () => {
  const assets: SiteAssets = { today: '2026-11-23' };
  const { diagnostics } = site(
    { '_facts/prices.json': prices, 'about.json': about },
    assets,
    unusedFacts,
    overdueFacts,
  );
  const found = diagnostics.map(({ code, severity, location: { file, line } }) => [
    `${file.replace('pages-json/', '')}:${line}`,
    severity,
    code,
  ]);
  expect(found).toEqual([
    // Of the register: two values for one quantity, a wrong type, a circle, an unused entry, a sum below its minimum,
    // an expired review, a claim without evidence, a figure that nobody has verified.
    [
      inPrices('"measure": "fee",\n      "sort": "typical", "status": "given" },\n    { "id": "exam"'),
      'error',
      'contradictory-facts',
    ],
    [inPrices('"from": "90"'), 'error', 'wrong-type'],
    [inPrices('"within": "prices.room"'), 'error', 'circular-fact'],
    [inPrices('"id": "deposit"'), 'warning', 'unused-fact'],
    [inPrices('"atLeast"'), 'error', 'fact-out-of-range'],
    [inPrices('"reviewBy"'), 'warning', 'overdue-fact'],
    [inPrices('"sort": "claim"'), 'error', 'incomplete-fact'],
    [inPrices('"status": "verified"'), 'error', 'incomplete-fact'],
    // Of the page: another year, a score where a sum belongs, unknown names, a form that a figure does not have, braces
    // that do not close. The exam is in the register: what is wrong with it is said there.
    [inAbout('"asOf"'), 'error', 'contradictory-year'],
    [inAbout('prices.score'), 'error', 'unsuitable-fact'],
    [inAbout('prices.lesson'), 'error', 'unknown-fact'],
    [inAbout('rents.flat'), 'error', 'unknown-register'],
    [inAbout('prices.hours'), 'error', 'unknown-fact'],
    [inAbout('prices.course|to'), 'error', 'unsuitable-fact'],
    [inAbout('{{prices.course} a'), 'error', 'malformed-quote'],
  ]);
});
