import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallSite } from '../../../../src/gallery/small-site';
import { readSources } from '../../../../src/sources/read-sources';
import { themeFrom } from '../../../../src/theme/theme';
import { fixturePages } from '../../../site/build-site';

const consent = { date: '2026-02-03', how: 'By email to the office' };
const image = { src: 'norway.svg', alt: '' };

const days = Array.from({ length: 5 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-14`);

const table = {
  type: 'table',
  id: 'courses',
  heading: 'Our courses this year',
  lead: 'All groups have at most eight students.',
  caption: 'Evening courses; the fees are for the whole course',
  columns: [
    { heading: 'Course', type: 'text' },
    { heading: 'Lessons', type: 'number' },
    { heading: 'Fee', type: 'money', currency: 'EUR' },
    { heading: 'Rent', type: 'money', currency: 'EUR', per: 'month' },
    { heading: 'Begins', type: 'date' },
    { heading: 'Teacher', type: 'text' },
    { heading: 'Exam', type: 'yes-no' },
  ],
  rows: days.map((day, index) => [
    ['[Beginners](/)', 'Elementary', 'Intermediate', 'Advanced', '[Conversação](lang:pt)'][index],
    40 * (index + 1),
    index === 2 ? { from: 390, to: 450 } : 1290 + index,
    { from: 420, about: true },
    day,
    index === 3 ? '' : 'Ana Lima',
    index % 2 === 0,
  ]),
  note: 'Books are included. Ask [the office](mailto:office@example.com) about instalments.',
};

const downloads = {
  type: 'downloads',
  heading: 'To download',
  items: [
    {
      file: '/files/guide.pdf',
      title: 'Course guide',
      text: 'All courses of the year, with dates and fees.',
    },
    { file: '/files/form.docx', title: 'Registration form' },
    {
      file: '/files/plan.pdf',
      title: 'How to find us, with a plan of the quarter and the stops of trams',
      text: 'Two pages.',
    },
  ],
};

const people = {
  type: 'people',
  heading: 'Our teachers',
  lead: 'Everybody teaches in small groups.',
  items: [
    {
      name: 'Ana Lima',
      role: 'Head of studies',
      text: 'Has taught Portuguese to adults since 2009.',
      links: [{ label: 'Write to Ana', to: 'mailto:ana@example.com' }],
    },
    { name: 'Rui Costa', role: 'Teacher of beginners', image },
    {
      name: 'Dr. Beatriz de Almeida e Vasconcelos',
      role: 'Prepares for the exams of the university',
      text: 'Marks them, too.',
    },
    { name: 'Aiko', role: 'Office', image: { src: 'world.svg', alt: '' }, text: 'Answers before noon.' },
  ],
};

const quoteOf = (name: string, text: string) => ({
  text,
  name,
  who: 'Evening course',
  date: '2026-01-30',
  consent,
});
const quotes = [
  { ...quoteOf('Mira K.', 'After six weeks I could speak to my neighbours.'), image },
  quoteOf('Jonas P.', 'Small groups, and nobody hurries you.'),
  quoteOf(
    'Aiko T.',
    'My teacher noticed what I avoid, and made me say it until I no longer minded. That was the best of it.',
  ),
  quoteOf('Sam O.', 'The exam felt like one more lesson.'),
  quoteOf('Lena B.', 'I still meet my group once a month.'),
];

const counters = {
  type: 'counters',
  heading: 'The school in numbers',
  lead: 'Counted each summer, also for [our Arabic page](/arabic).',
  items: [{ value: { count: 400, plus: true }, label: 'students a year' }],
};

const ownVideo = {
  type: 'video',
  from: 'file',
  heading: 'See the school',
  lead: 'Two minutes with Ana.',
  title: 'A walk through the school',
  files: ['/files/tour.webm', '/files/tour.mp4'],
  poster: image,
  captions: [{ file: '/files/tour.vtt', language: 'en', label: 'English' }],
  transcript: ['Ana opens the door of the school and greets the class.', 'They read a poem together.'],
};

const outsideVideo = {
  type: 'video',
  from: 'player',
  heading: 'A lesson',
  title: 'The first ten minutes of a lesson',
  embed: 'https://player.example.com/embed/42',
  page: 'https://video.example.com/watch/42',
  poster: { src: 'world.svg', alt: '' },
  captions: true,
};

const notice = {
  type: 'notice',
  title: 'Two places are left',
  text: 'In the evening course for beginners.',
  link: { label: 'See the course', to: '#courses' },
};

const banner = (title: string) => ({ type: 'banner', title });

const arabic = [
  { ...table, language: 'ar', heading: 'دوراتنا هذا العام', caption: 'دورات مسائية', id: 'dawrat' },
  {
    ...people,
    language: 'ar',
    heading: 'معلمونا',
    items: [{ name: 'ليلى حسن', role: 'رئيسة الدراسات', text: 'تعلّم البالغين منذ سنوات.' }],
  },
  { ...notice, language: 'ar', title: 'بقي مكانان', link: undefined, text: 'في دورة المساء.' },
];

/**
 * Writes a small site to a temporary folder: a page of general blocks, such as tables, people and a video, one in
 * Arabic, one of notices with dates, and one with none of these blocks.
 */
export async function blocksSite(): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  const pages = join(folder, 'pages-json');
  const { icons, flags, schemas, packs, drawMap, inlineSvg, year } = await readSources(fixturePages);
  const page = (title: string, breadcrumb: string, ...blocks: readonly object[]) => ({
    title,
    breadcrumb,
    blocks: [banner(title), ...blocks],
  });
  const { documents } = smallSite(
    {
      '_theme.json': { ...themeFrom(), logo: { header: 'logo.svg', dark: 'logo-dark.svg' } },
      '_site.json': {
        notice: {
          title: 'The office is closed',
          text: 'We are back on Monday.',
          link: { label: 'All blocks', to: '/blocks' },
        },
      },
      'blocks.json': page(
        'Everything at once',
        'Blocks',
        notice,
        table,
        downloads,
        people,
        counters,
        { type: 'quotes', heading: 'What our students say', items: quotes },
        { type: 'quotes', heading: 'One of them', items: quotes.slice(0, 1) },
        { type: 'quotes', heading: 'Two of them', items: quotes.slice(1, 3) },
        ownVideo,
        outsideVideo,
      ),
      'arabic.json': page('In Arabic', 'Arabic', ...arabic),
      'dated.json': page(
        'Notices with dates',
        'Dated',
        { type: 'notice', title: 'Later', from: '2100-01-10', to: '2100-01-20' },
        { type: 'notice', title: 'Until then', to: '2100-01-09' },
      ),
      'plain.json': page('Nothing of it', 'Plain', { type: 'text', paragraphs: ['Words.'] }),
    },
    { images: [], fonts: [], files: [], icons, flags, schemas, packs, drawMap, inlineSvg, year },
  );
  for (const { path, text } of documents) {
    await mkdir(dirname(join(pages, path)), { recursive: true });
    await writeFile(join(pages, path), text);
  }
  // The same drawing under two names: what is on it does not matter.
  for (const name of ['norway.svg', 'world.svg'])
    await cp(join(fixturePages, '_images/norway.svg'), join(pages, '_images', name));
  for (const [logo, colour] of Object.entries({ logo: '#123', 'logo-dark': '#fed' }))
    await writeFile(
      join(pages, '_images', `${logo}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>`,
    );
  await mkdir(join(pages, '_files'));
  const files = { 'guide.pdf': 2_440_000, 'form.docx': 84_000, 'plan.pdf': 310_000 };
  for (const [name, size] of Object.entries(files))
    await writeFile(join(pages, '_files', name), Buffer.alloc(size));
  await writeFile(join(pages, '_files/tour.vtt'), 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning!\n');
  await cp(join(fixturePages, '_files/hero.mp4'), join(pages, '_files/tour.mp4'));
  await cp(join(fixturePages, '_files/hero.webm'), join(pages, '_files/tour.webm'));
  return { pages, out: join(folder, 'dist') };
}
