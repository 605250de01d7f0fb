import { describe, expect, it } from 'vitest';
import type { OtherCurrency } from '../compiled';
import { convertedSums, withOtherCurrency } from './other-currency';

const rupees: OtherCurrency = {
  currencies: [
    { before: '€', after: '', rate: 100 },
    { before: 'AUD\u00a0', after: '', rate: 60 },
    { before: '$', after: '', rate: 90 },
  ],
  group: ',',
  decimal: '.',
  dash: '–',
  before: '₹',
  after: '',
  indian: true,
  note: 'Rounded.',
};

const convertedTexts = (text: string, other = rupees) => convertedSums(text, other).map((sum) => sum.text);

describe('sums in a text', () => {
  it.each([
    ['It costs €9,850 a year.', ['≈\u00a0₹9,85,000']],
    ['€9,850–25,500 a year', ['≈\u00a0₹9,85,000–25,50,000']],
    ['about €650, or AUD\u00a01,200', ['≈\u00a0₹65,000', '≈\u00a0₹72,000']],
    ['€12.50 an hour', ['≈\u00a0₹1,250']],
    ['€0.50', ['≈\u00a0₹50']],
    ['€123,456', ['≈\u00a0₹1,23,00,000']],
    ['$7.25 to $15', ['≈\u00a0₹653', '≈\u00a0₹1,350']],
  ])('are converted: %s', (text, expected) => {
    expect(convertedTexts(text)).toEqual(expected);
  });

  it('are converted only from currencies with a rate', () => {
    expect(convertedTexts('£20, ₹1,00,000, 1,200 visitors, NZ$20, USD 3')).toEqual([]);
  });

  it.each([
    ['€9,850–25,500 a year', ['≈\u00a0₹9.9–26 lakh']],
    ['€850 a month', ['≈\u00a0₹85,000']],
    ['€22,640–151,000', ['≈\u00a0₹23 lakh–1.5 crore']],
    ['€99,700', ['≈\u00a0₹1 crore']], // not 100 lakh
    ['€900–1,400', ['≈\u00a0₹0.9–1.4 lakh']],
  ])('are said in lakhs and crores if they are large enough: %s', (text, expected) => {
    const large = [
      { from: 1e7, word: ' crore' },
      { from: 1e5, word: ' lakh' },
    ];
    expect(convertedTexts(text, { ...rupees, large })).toEqual(expected);
  });

  it('are not rounded where they say how a total was worked out', () => {
    expect(convertedSums('€19,232–47,640', rupees, true)[0]?.text).toBe('≈\u00a0₹19,23,200–47,64,000');
    const workings = '<html ><body><ol data-exact><p>€19,232</p></ol><p>€19,232</p></body></html>';
    expect(withOtherCurrency(workings, rupees)).toMatch(/₹19,23,200.*₹19,20,000/);
  });

  it('can have their sign behind them', () => {
    const euroAfterAmount = {
      ...rupees,
      currencies: [{ before: '', after: '\u00a0€', rate: 100 }],
      group: '.',
      decimal: ',',
    };
    expect(convertedTexts('Custa 1.250,50\u00a0€ por ano', euroAfterAmount)).toEqual(['≈\u00a0₹1.25.000']);
  });
});

describe('a page', () => {
  it('gets the converted amount after each amount, and a note', () => {
    const html =
      '<html lang="en"><head><title>€5</title></head><body><main><p title="€5">€5 a <b>€6–7</b></p><script>"€5"</script><svg><text>€5</text></svg></main></body></html>';
    expect(withOtherCurrency(html, rupees)).toBe(
      '<html data-other lang="en"><head><title>€5</title></head><body><main><p title="€5">€5 <small data-other>≈\u00a0₹500</small> a <b>€6–7 <small data-other>≈\u00a0₹600–700</small></b></p><script>"€5"</script><svg><text>€5</text></svg><p data-other>Rounded.</p></main></body></html>',
    );
  });

  it('loads the styles of converted amounts before its first paint', () => {
    const html =
      '<html lang="en"><head></head><body><main>€5</main><link rel="stylesheet" href="/later.css"></body></html>';
    expect(withOtherCurrency(html, rupees)).toMatch(
      /^<html data-other lang="en"><head><link rel="stylesheet" href="\/later\.css"><\/head>(?!.*stylesheet)/,
    );
  });

  it('adds nothing to an amount that is shown in both currencies already', () => {
    const html = '<html><body><main>₹500 <span data-paired>€5</span> €6</main></body></html>';
    expect(withOtherCurrency(html, rupees)).toContain(
      '₹500 <span data-paired>€5</span> €6 <small data-other>≈\u00a0₹600</small><p',
    );
  });
});
