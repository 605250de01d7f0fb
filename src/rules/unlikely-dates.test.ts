import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { page, pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import { unlikelyDates } from './unlikely-dates';

const pointersFor = (documents: Parameters<typeof site>[0]) =>
  site(documents, { today: '2026-11-27' }, unlikelyDates).diagnostics.map(
    ({ location: { pointer } }) => pointer,
  );
const ofFact = (own: object) => pointersFor({ '_facts/fees.json': { facts: [fact('one', own)] } });
const intake = (title: string, value: object) => ofFact({ title, value: { intake: value } });

it('reports days in the future on which something is said to have happened', () => {
  expect(ofFact({ checked: { on: '2027-11-23', by: 'editor' } })).toEqual(['/facts/0/checked/on']);
  expect(ofFact({ checked: { on: '2026-11-23', by: 'editor' } })).toEqual([]);
  expect(ofFact({ past: [{ value: { count: 2 }, until: '2031-12' }] })).toEqual(['/facts/0/past/0/until']);
});

it('compares an intake with its title and its deadline', () => {
  expect(intake('September', { starts: '2027-10' })).toEqual(['/facts/0/value/intake/starts']);
  expect(intake('September', { starts: '2027-09', apply: { until: '2027-11' } })).toEqual([
    '/facts/0/value/intake/apply/until',
  ]);
  expect(intake('September', { starts: '2027-09', apply: { from: '2026-10', until: '2027-03' } })).toEqual(
    [],
  );
  const advised = (month: string) => ({ starts: '2027-09', apply: { until: '2027-03-15', advised: month } });
  expect(intake('September', advised('2027-03'))).toEqual(['/facts/0/value/intake/apply/advised']);
  expect(intake('September', advised('2027-02'))).toEqual([]);
});

it('reports wrong weekdays', () => {
  const about = (text: string) => pointersFor({ 'about.json': page(saying(text)) });
  expect(about('Closed on Friday, 24 December 2026.')).toEqual(['/blocks/0/paragraphs/0']);
  expect(about('Closed on Thursday, 24 December 2026, and on Friday, 1 May.')).toEqual([]);
});

it('reads dates in the language of their block or page', () => {
  const closed = saying('Fechado na sexta-feira, 24 de dezembro de 2026.');
  expect(pointersFor({ 'about.json': pageWith({ language: 'pt' }, closed) })).toEqual([
    '/blocks/0/paragraphs/0',
  ]);
  expect(pointersFor({ 'about.json': page({ ...closed, language: 'pt' }, closed) })).toEqual([
    '/blocks/0/paragraphs/0',
  ]);

  const siteNotice = { title: 'Aberto', text: 'Na sexta-feira, 24 de dezembro de 2026.', language: 'pt' };
  expect(pointersFor({ '_site.json': { ...siteDocument, notice: siteNotice } })).toEqual(['/notice/text']);

  const notice = { type: 'notice', title: 'Fechado a 25 de dezembro', from: '2026-12-26' };
  expect(pointersFor({ 'about.json': pageWith({ language: 'pt' }, notice) })).toEqual(['/blocks/0/from']);
  expect(pointersFor({ 'about.json': page({ ...notice, language: 'pt' }) })).toEqual(['/blocks/0/from']);
});

it('ignores an invalid language tag, and throws no error', () => {
  const block = { type: 'text', paragraphs: ['Closed.'], language: 'x' };
  expect(() => pointersFor({ 'about.json': page(block) })).not.toThrow();
});

it('reports a review that is before the last check', () => {
  const checked = { on: '2026-11-23', by: 'editor' };
  expect(ofFact({ checked, reviewBy: '2026-11-20' })).toEqual(['/facts/0/reviewBy']);
  expect(ofFact({ checked, reviewBy: '2027-01-31' })).toEqual([]);
});

it('reports a notice that begins after the day that it names', () => {
  const notice = (from: string, text: string) => ({ title: 'Closed', text, from, to: '2026-12-31' });
  const closed = (from: string, text: string) =>
    pointersFor({ '_site.json': { ...siteDocument, notice: notice(from, text) } });
  expect(closed('2026-12-26', 'We are closed on 25 December.')).toEqual(['/notice/from']);
  expect(closed('2026-12-20', 'We are closed on 25 December.')).toEqual([]);
  expect(closed('2026-12-26', 'We are closed from December 25 to January 2.')).toEqual([]);

  const late = { type: 'notice', ...notice('2026-12-26', 'We are closed on 25 December.') };
  expect(pointersFor({ 'about.json': page(late) })).toEqual(['/blocks/0/from']);
  expect(pointersFor({ 'about.json': page({ ...late, to: undefined }) })).toEqual(['/blocks/0/from']);
  expect(pointersFor({ '_kinds.json': { kinds: [{ kind: 'page', opening: [late] }] } })).toEqual([
    '/kinds/0/opening/0/from',
  ]);
});
