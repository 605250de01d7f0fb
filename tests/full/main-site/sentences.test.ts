import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { destinations } from './routes';

/** Texts of a document that are read as prose: at least five words. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split(/(?<=[.?])\s+/)
      .map((sentence) => sentence.replace(/[*_]/g, '').trim().toLowerCase())
      .filter((sentence) => sentence.split(/\s+/).length >= 5);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const services = [
  '/education-counselling',
  '/university-admission',
  '/scholarship',
  '/student-services/visa-services',
  '/health-cover',
  '/student-accommodation',
  '/placement-assistance',
  '/banking-services',
  '/english-coaching',
  '/ielts-coaching',
  '/pte-coaching',
  '/celpip-coaching',
];

it.each([
  ['destination', destinations],
  ['service', services],
])('no sentence appears in two %s documents', (_kind, routes) => {
  const seen = new Map<string, string>();
  const doubled: string[] = [];
  for (const route of routes) {
    const document = JSON.parse(readFileSync(join('pages-json', `${route.slice(1)}.json`), 'utf8'));
    for (const sentence of new Set(sentencesOf(document))) {
      const other = seen.get(sentence);
      if (other) doubled.push(`${other} and ${route}: ${sentence}`);
      seen.set(sentence, route);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(doubled).toEqual([]);
});
