import { unwatchFile } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from '../../server/networks';
import { containsDomain, openBlockedDomains, parseDomains } from '../../server/spam/blocked-domains';
import { createDayCounter } from '../../server/spam/day-counter';
import { hasLink } from '../../server/spam/has-link';
import { judgeSignals, type Signals, spamReasons } from '../../server/spam/reasons';
import { repeatableTexts } from '../../server/spam/repeatable-texts';
import type { ReceivedForm } from '../../src/compiled';

describe('the reason for a quarantine', () => {
  const genuine: Signals = {
    isHoneypotFilled: false,
    isFromScript: true,
    fillTime: 45_000,
    hasBlockedDomain: false,
    hasLinkInSingleLineField: false,
    sameTextCount: 1,
    isOverDailyLimit: false,
  };
  /** One signal for each reason, in order of precedence. */
  const signals: [reason: string, change: Partial<Signals>][] = [
    ['honeypot', { isHoneypotFilled: true }],
    ['blocked-domain', { hasBlockedDomain: true }],
    ['no-fill-time', { fillTime: undefined }],
    ['too-quick', { fillTime: 2999 }],
    ['link-in-name', { hasLinkInSingleLineField: true }],
    ['repeated-text', { sameTextCount: 6 }],
    ['many-from-address', { isOverDailyLimit: true }],
  ];

  it.each(signals)('is %s for its signal', (reason, change) => {
    expect(judgeSignals({ ...genuine, ...change })).toBe(reason);
  });

  it('is the first of several', () => {
    expect(spamReasons).toEqual(signals.map(([reason]) => reason));
    const all = signals.map(([, change]) => change).toReversed();
    const found = all.map((_, from) => judgeSignals(Object.assign({}, genuine, ...all.slice(0, from + 1))));
    expect(found).toEqual([...spamReasons].toReversed());
  });

  it.each<[what: string, change: Partial<Signals>]>([
    ['an ordinary enquiry', {}],
    ['a plain post, which has no time', { isFromScript: false, fillTime: undefined }],
    ['a visitor of three seconds', { fillTime: 3000 }],
    ['the fifth with the same text', { sameTextCount: 5 }],
  ])('is absent for %s', (_what, change) => {
    expect(judgeSignals({ ...genuine, ...change })).toBeUndefined();
  });
});

describe('a field of one line', () => {
  it.each([
    // names
    'Asha',
    'Āśā Paṭēl',
    'आशा पटेल',
    'O’Neill',
    "O'Neill",
    'Anne-Marie',
    'Nguyễn Thị Hương',
    'Trần Văn An',
    'محمد عبد الله',
    'عائشة',
    'Dr. A.P.J. Abdul Kalam',
    'A.P.J.Abdul Kalam',
    'K.R. Narayanan',
    'S.Ramesh',
    'Mohd.Ali',
    'Md. Rahman',
    'Mohd.Imran S/o Abdul',
    'Ram.Dev',
    'Ram.Kumar/Sita.Devi',
    'Jack.Ma',
    'Soo.Kim',
    'Minh.Vu',
    'Smt.Lakshmi',
    'Núñez de la Peña',
    'Müller-Lüdenscheidt',
    'Σωκράτης',
    'Юлия',
    '王小明',
    '김철수',
    'D’Souza Jr.',
    'J. R. R. Tolkien',
    'Priya K (M.Sc, B.Ed)',
    'Rahul B.Com',
    'Rahul M.Com.',
    'Henry VIII',
    'Patel & Co.',
    'Asha <3',
    // cities and countries
    'St. John’s',
    'St.John',
    'Washington D.C.',
    'New Delhi/NCR',
    'Surat, Gujarat',
    'Surat.In Gujarat',
    'Đà Nẵng',
    'TP.HCM',
    'São Paulo',
    'Stratford-upon-Avon',
    'U.A.E.',
    'UK/USA',
    'Ho Chi Minh City (Saigon)',
    'القاهرة',
    '大阪',
    // visitors' errors
    'asha@example.com',
    '98765 43210',
    'I want to ride in Norway. Please call',
    '',
  ])('may say “%s”', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/a',
    'ftp://example',
    'www.example.in',
    'Win money example.com',
    'Anna(example.com)',
    'buy-now.example.xyz',
    'example.com.au',
    'casino.ru',
    'казино.рф',
    'best.casino.online',
    'bit.ly/3xYz',
    't.me/some_name',
    'wa.me/9198',
    '<a href=x>Anna</a>',
    '<script>alert(1)</script>',
    '<!-- -->',
    '[url=x]Anna[/url]',
    '[link]x[/link]',
    'href = x',
    // hidden from filters
    'example．com',
    'example[.]com',
    'example(.)com',
    'exa\u200bmple.c\u200bom',
    'ｗｗｗ.example.in',
    'example。com',
  ])('has a link where it says “%s”', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it('is searched in time proportional to its length, even if it is made to be slow', () => {
    const time = (count: number) => {
      const texts = [
        'a'.repeat(count),
        'a.'.repeat(count / 2),
        '[ur'.repeat(count / 3),
        'href '.repeat(count / 5),
      ];
      const start = performance.now();
      for (const text of texts) hasLink(text);
      return performance.now() - start;
    };
    time(1000);
    // A busy machine only adds time, so the shortest run is the most exact.
    const least = (count: number) => Math.min(...Array.from({ length: 10 }, () => time(count)));
    const [short, long] = [Math.max(0.5, least(4000)), least(64_000)];
    // Sixteen times the text, with a margin of eight; quadratic time would be 256 times as long.
    expect(long / short).toBeLessThan(16 * 8);
  });
});

describe('a text by which repeated enquiries are recognised', () => {
  const field = (name: string, type: ReceivedForm['fields'][number]['type']) => ({
    id: name,
    name,
    type,
    label: name,
  });
  const form: Pick<ReceivedForm, 'fields'> = {
    fields: [
      field('name', 'text'),
      field('city', 'text'),
      field('country', 'text'),
      field('email', 'email'),
      field('mobile', 'tel'),
      field('purpose', 'select'),
      field('message', 'textarea'),
    ],
  };
  const typed = {
    name: 'Asha',
    city: 'Surat',
    country: 'Norway',
    email: 'a@b.c',
    mobile: '1',
    purpose: 'x',
  };
  const long = 'We sell the best essays for every student, at the lowest price there is.';

  it('is made of all fields without email, phone and selections', () => {
    expect(repeatableTexts(form, typed)).toEqual(
      repeatableTexts(form, { ...typed, email: 'b@b.c', mobile: '2', purpose: 'y' }),
    );
    expect(repeatableTexts(form, { ...typed, city: 'Pune' })).not.toEqual(repeatableTexts(form, typed));
  });

  it('is the same with other capitals, spaces, punctuation and widths', () => {
    const [plain] = repeatableTexts(form, typed);
    const disguised = { ...typed, name: 'ＡＳＨＡ!', city: ' su\u00adrat.', country: 'NOR\u200bWAY' };
    expect(repeatableTexts(form, disguised)).toEqual([plain]);
  });

  it('is a long message, from any sender', () => {
    const texts = ['Asha', 'Ravi'].map((name) => repeatableTexts(form, { ...typed, name, message: long }));
    expect(texts[0]?.filter((text) => texts[1]?.includes(text))).toHaveLength(1);
  });

  it.each([
    ['a first name and a city', { name: 'Asha', city: 'Surat' }],
    ['a short message', { message: 'Please call me.' }],
    ['nothing', {}],
  ])('is not %s, which visitors write in the same way', (_what, payload) => {
    expect(repeatableTexts(form, payload)).toEqual([]);
  });
});

describe('a daily count', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('counts each post with a subject once, and no further than needed', () => {
    const count = createDayCounter({ maxSubjects: 10, maxCount: 3 });
    expect([count('a', '1'), count('a', '1'), count('a', '2'), count('b', '2')]).toEqual([1, 1, 2, 1]);
    expect([count('a', '3'), count('a', '4'), count('a', '1')]).toEqual([3, 3, 3]);
  });

  it('begins again with the UTC day', () => {
    const count = createDayCounter({ maxSubjects: 10, maxCount: 3 });
    count('a', '1');
    vi.setSystemTime(Date.parse('2026-11-22T23:59:59.999Z'));
    expect(count('a', '2')).toBe(2);
    vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z'));
    expect(count('a', '3')).toBe(1);
  });

  it('forgets everything when the day ends, even if nothing more comes', () => {
    const clear = vi.spyOn(Map.prototype, 'clear');
    const count = createDayCounter({ maxSubjects: 10, maxCount: 3 });
    count('a', '1');
    clear.mockClear();
    vi.advanceTimersByTime(14 * 60 * 60 * 1000 - 1);
    expect(clear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(clear).toHaveBeenCalled();
    clear.mockRestore();
  });

  it('forgets the least recent subject if there are too many', () => {
    const count = createDayCounter({ maxSubjects: 2, maxCount: 9 });
    for (const subject of ['a', 'b', 'a', 'c']) count(subject, '1');
    expect([count('a', '2'), count('b', '2')]).toEqual([2, 1]);
  });

  it('takes as little time for a subject where there are many as where there are few', () => {
    const count = createDayCounter({ maxSubjects: 20_000, maxCount: 3 });
    const timeOf = (round: string) => {
      const start = process.cpuUsage(); // not that of others on this machine
      for (let number = 0; number < 20_000; number += 1) count(`${round} ${number}`, '1');
      return process.cpuUsage(start).user;
    };
    vi.useRealTimers();
    const [first, second] = [timeOf('first'), Math.min(timeOf('second'), timeOf('third'))];
    expect(second).toBeLessThan(4 * first);
  });

  it('stores nothing readable', () => {
    const set = vi.spyOn(Map.prototype, 'set');
    const add = vi.spyOn(Set.prototype, 'add');
    createDayCounter({ maxSubjects: 2, maxCount: 9 })('192.0.2.1', '/api/form asha@example.com');
    const stored = JSON.stringify([set.mock.calls.map(([key]) => key), add.mock.calls]);
    set.mockRestore();
    add.mockRestore();
    expect(stored).toMatch(/^\[\["[0-9a-f]{64}"\],\[\[\d+\]\]\]$/);
  });
});

it.each([
  ['203.0.113.7', true],
  ['2001:db8::1', true],
  ['::ffff:203.0.113.7', true],
  ['127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::1', false],
  ['10.1.2.3', false],
  ['172.17.0.1', false],
  ['192.168.1.1', false],
  ['fd00::1', false],
  ['', false],
  ['unknown', false],
])('whether %j is a public address is %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe('blocked domains', () => {
  const domains = parseDomains('\ufeff# spam\r\nExample.com\n\n  bücher.example # a shop\nspam.co.uk\n');

  it.each([
    'asha@example.com',
    'ASHA@EXAMPLE.COM',
    'asha@mail.example.com',
    'asha@bücher.example',
    'asha@xn--bcher-kva.example',
    'See https://www.example.com/a?b, now',
    'example.com.',
    'example。com',
    'example．com',
    'a@b.spam.co.uk',
  ])('are found in “%s”', (text) => {
    expect(containsDomain(domains, text)).toBe(true);
  });

  it.each([
    'asha@notexample.com',
    'asha@example.com.in',
    'asha@co.uk',
    'example',
    'com',
    '',
    '....',
    'a@b@c',
  ])('are not in “%s”', (text) => {
    expect(containsDomain(domains, text)).toBe(false);
  });

  it.each([
    ['*.example.com', 1],
    ['example.com\nhttps://spam.example', 2],
    ['# none\n\ncom', 3],
    ['asha@example.com', 1],
    ['a b.com', 1],
    ['192.0.2.1', 1],
    ['-.x', 1],
  ])('are refused if the list says %j, with the line', (text, line) => {
    expect(() => parseDomains(text)).toThrow(`line ${line} is “`);
  });

  describe('in a file', () => {
    let folder: string;
    let path: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'domains-'));
      path = join(folder, 'domains.txt');
    });
    afterEach(async () => {
      unwatchFile(path);
      await rm(folder, { recursive: true });
    });

    it('are read again when it changes, and the last valid list stays if it is invalid or missing', async () => {
      const failures: unknown[] = [];
      await writeFile(path, 'example.com');
      // The file is looked at every 10 ms.
      const hasBlockedDomain = openBlockedDomains(path, (error) => failures.push(error), 10);
      const isBlocked = (domain: string) => hasBlockedDomain(`asha@${domain}`);
      expect([isBlocked('example.com'), isBlocked('spam.example')]).toEqual([true, false]);

      // As an editor or a deployment does it: another file in its place, so that no half of one is read.
      const replace = async (text: string) => {
        await writeFile(join(folder, 'new'), text);
        await rename(join(folder, 'new'), path);
      };
      await replace('spam.example');
      await expect.poll(() => isBlocked('spam.example')).toBe(true);
      expect(isBlocked('example.com')).toBe(false);

      await replace('spam.example\n*.wrong.example');
      await expect.poll(() => failures.at(-1)).toMatchObject({ code: 'line 2' });
      await rm(path);
      await expect.poll(() => failures.at(-1)).toMatchObject({ code: 'ENOENT' });
      expect(isBlocked('spam.example')).toBe(true);
    });

    it('prevent the start if it is missing or invalid', async () => {
      expect(() => openBlockedDomains(path, () => {})).toThrow(/^ENQUIRIES_BLOCKED_DOMAINS: .*domains\.txt/);
      await writeFile(path, '*.example.com');
      expect(() => openBlockedDomains(path, () => {})).toThrow(/^ENQUIRIES_BLOCKED_DOMAINS: line 1 /);
    });
  });
});
