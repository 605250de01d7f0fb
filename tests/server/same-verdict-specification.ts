import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuard } from '../../server/receiver/guard';
import { createReceiver } from '../../server/receiver/receiver';
import { openBuild } from '../../server/site/build';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { anyFieldHandlers } from '../../src/blocks/enquiry-form/kinds/any-field';
import type { FieldValue } from '../../src/form/field-rules';
import type { FormField } from '../../src/generated/documents';
import { alwaysBuild } from './site-config';

/** Each issue by its name, so that the receiver's answer says which it has found. */
const messages = {
  missing: 'missing',
  invalid: 'invalid',
  pattern: 'pattern',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  tooLow: 'tooLow',
  tooHigh: 'tooHigh',
  step: 'step',
};
const field = (rest: Partial<FormField> & Pick<FormField, 'type'>): FormField => ({
  id: 'field',
  name: 'field',
  label: 'Field',
  messages,
  ...rest,
});

const fields: readonly FormField[] = [
  field({ type: 'text', minLength: 3, maxLength: 8, pattern: String.raw`[\p{L}0-9 ]+` }),
  field({ type: 'email' }),
  field({ type: 'tel', digits: 9, prefixes: ['+351'] }),
  field({
    type: 'tel',
    countries: [
      { code: '+351', name: 'Portugal' },
      { code: '+44', name: 'UK', trunk: '0' },
    ],
  }),
  field({ type: 'number', min: -2, max: 12, step: 0.5 }),
  field({ type: 'date', earliest: '2026-02-01', latest: '2027-03-31' }),
  field({ type: 'select', options: ['One', 'Two'] }),
  field({ type: 'radio', options: ['One', 'Two'] }),
  field({ type: 'checkbox', options: ['One', 'Two', 'Three'] }),
  field({ type: 'textarea', minLength: 3, maxLength: 12 }),
  field({ type: 'consent', version: '2026-11', text: 'I agree.' }),
];

/** Random numbers that are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What answers are made of: valid values, nearly valid ones, and pieces of both. */
const pieces = [
  ...['', ' ', 'One', 'Two', 'Three', 'on', '2026-11', 'asha@example.com', 'a@b', '@', '.', 'é', '🎓', 'आ'],
  ...[
    '+351',
    '+44',
    '0',
    '912345678',
    '7700 900123',
    '-',
    '1',
    '12',
    '0.5',
    '0.25',
    '-2',
    '1e3',
    '٣',
    '\t',
    '\n',
  ],
  ...['2026-02-01', '2027-03-31', '2026-02-30', '2025-12-31', '2027-04-01', '\u0000', '\u0085', '?', '—'],
];

function answersFor(seed: number, count: number): readonly FieldValue[] {
  const next = numbersFrom(seed);
  const pick = () => pieces[Math.floor(next() * pieces.length)] ?? '';
  const text = () => Array.from({ length: 1 + Math.floor(next() * 3) }, pick).join(next() < 0.5 ? '' : ' ');
  return Array.from({ length: count }, () =>
    next() < 0.25 ? Array.from({ length: Math.floor(next() * 4) }, pick) : text(),
  );
}

/** Returns a function that posts an answer to a field: it gives the name of the issue, or nothing if it was kept. */
function verdictsOfReceiver(asked: FormField, store: Store) {
  const failure = { rejected: 'rejected', network: '' };
  const form = { version: 'v', submit: '/api/form', fields: [asked], button: 'Send', failure };
  const build = openBuild({
    id: '',
    language: 'en',
    headers: [],
    redirects: [],
    thankYou: '',
    forms: [form],
  });
  const app = createReceiver({
    currentBuild: alwaysBuild(build),
    store,
    guard: createGuard({ perMinuteAndAddress: 10_000, perMinute: 10_000, atOnce: 100 }),
    channels: [],
    trustedProxies: 0,
    onStored: () => {},
    onFailure: () => {},
  });
  return async (answer: FieldValue) => {
    const response = await app.request('/api/form', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ field: answer }),
    });
    const { errors } = (await response.json()) as { errors?: { field: string } };
    return errors?.field;
  };
}

/** Specifies that the page and the receiver judge `count` random answers to a field of each type alike. */
export function specifySameVerdict(count: number): void {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'same-verdict-'));
    store = await openStore(folder, undefined);
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it.each(fields.map((asked, index) => [asked.type, asked, index + 1] as const))(
    `the page and the receiver judge ${count} answers alike, by the name of the message: %s`,
    async (_type, asked, seed) => {
      const ask = verdictsOfReceiver(asked, store);
      const verdicts = new Set<string | undefined>();
      for (const answer of answersFor(seed, count)) {
        const issue = anyFieldHandlers.validate(asked as never, answer);
        verdicts.add(issue);
        expect(await ask(answer), JSON.stringify(answer)).toBe(issue);
      }
      expect(verdicts.size).toBeGreaterThan(1);
    },
  );
}
