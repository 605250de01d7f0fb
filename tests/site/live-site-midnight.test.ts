import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openLiveSite } from '../../src/dev/live-site';
import { copyOfFixture } from './build-site';

vi.useFakeTimers({ now: new Date('2030-03-31T23:59:30Z'), toFake: ['Date', 'setInterval'] });
vi.spyOn(console, 'error').mockReturnValue();

const { pages: folder } = await copyOfFixture();

interface Register {
  facts: { id: string; value: unknown; next?: unknown }[];
}

async function change<Document>(name: string, edit: (document: Document) => void): Promise<void> {
  const file = join(folder, name);
  const document = JSON.parse(await readFile(file, 'utf8'));
  edit(document);
  await writeFile(file, JSON.stringify(document));
}

await change<Register>('_facts/claims.json', ({ facts }) => {
  const lodges = facts.find(({ id }) => id === 'lodges');
  if (lodges) lodges.next = { from: '2030-04-01', value: { count: 9183 } };
});
await change<Record<string, unknown>>('_site.json', (site) => {
  site.notice = { title: 'Closed at Easter', to: '2030-03-31' };
  site.timeZone = 'UTC';
});

const live = await openLiveSite({
  folder,
  controlIcons: [],
  origin: 'http://localhost:5173',
  onChange: () => {},
});
/** Whether the header or a page of the site shows a text. */
const shows = (text: string) => {
  const { site, shell } = live.snapshot() ?? {};
  return JSON.stringify([shell, site?.pages]).includes(text);
};

it('shows after midnight what holds from that day on, without a save or a restart', async () => {
  expect(['Closed at Easter', '9183'].filter(shows)).toEqual(['Closed at Easter']);
  vi.setSystemTime(new Date('2030-04-01T00:00:10Z'));
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => shows('9183')).toBe(true);
  expect(shows('Closed at Easter')).toBe(false);
  expect(live.sources()).toMatchObject({ today: '2030-04-01', year: 2030 });
});

it('takes the day of another time zone as soon as _site.json names that', async () => {
  expect(live.sources().today).toBe('2030-04-01');
  await change<Record<string, unknown>>('_site.json', (site) => {
    site.timeZone = 'Pacific/Honolulu';
  });
  live.touch();
  await expect.poll(() => live.sources().today).toBe('2030-03-31');
});
