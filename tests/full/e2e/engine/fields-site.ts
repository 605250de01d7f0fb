import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSources } from '../../../../scripts/read-sources';
import { smallSite } from '../../../../src/gallery/small-site';
import type { FormField } from '../../../../src/generated/documents';
import { themeFrom } from '../../../../src/theme/theme';
import { fixturePages } from '../../../site/build-site';

/** A field of each kind; every one has all the messages that it can show, and no two are the same. */
export const fields: readonly FormField[] = [
  {
    id: 'name',
    name: 'name',
    type: 'text',
    label: 'Your name',
    autocomplete: 'name',
    minLength: 2,
    messages: { missing: 'Please enter your name.', tooShort: 'A name has at least two letters.' },
  },
  { id: 'company', name: 'company', type: 'text', label: 'Company', autocomplete: 'organization' },
  {
    id: 'email',
    name: 'email',
    type: 'email',
    label: 'Email address',
    autocomplete: 'email',
    messages: { missing: 'Please enter your email address.', invalid: 'An address has an @ and a domain.' },
  },
  {
    id: 'phone',
    name: 'phone',
    type: 'tel',
    label: 'Phone',
    autocomplete: 'tel',
    countries: [
      { code: '+351', name: 'Portugal' },
      { code: '+44', name: 'United Kingdom', trunk: '0' },
    ],
    countryLabel: 'Country code',
    messages: { missing: 'Please enter your phone number.', invalid: 'This is no phone number.' },
  },
  {
    id: 'people',
    name: 'people',
    type: 'number',
    label: 'How many come',
    min: 1,
    max: 12,
    messages: {
      missing: 'Please say how many come.',
      invalid: 'Please write a number in digits.',
      tooLow: 'At least one has to come.',
      tooHigh: 'Our groups have at most twelve.',
      step: 'Please write a whole number.',
    },
  },
  {
    id: 'start',
    name: 'start',
    type: 'date',
    label: 'First day',
    earliest: '2026-09-01',
    latest: '2027-06-30',
    messages: {
      missing: 'Please choose a day.',
      invalid: 'This is no day of the calendar.',
      tooLow: 'We open on 1 September 2026.',
      tooHigh: 'We close on 30 June 2027.',
    },
  },
  {
    id: 'course',
    name: 'course',
    type: 'select',
    label: 'Course',
    placeholder: 'Choose a course',
    options: ['Evening course', 'Intensive course'],
    messages: { missing: 'Please choose a course.' },
  },
  {
    id: 'code',
    name: 'code',
    type: 'text',
    label: 'Voucher',
    hint: 'Two letters, four digits',
    autocomplete: 'off',
    pattern: '[A-Z]{2}[0-9]{4}',
    messages: { pattern: 'A voucher has two letters and four digits.' },
  },
  {
    id: 'level',
    name: 'level',
    type: 'radio',
    label: 'Your level',
    options: ['Beginner', 'Intermediate', 'Advanced'],
    messages: { missing: 'Please choose your level.' },
  },
  {
    id: 'days',
    name: 'days',
    type: 'checkbox',
    label: 'Days that suit you',
    hint: 'Any number',
    options: ['Monday', 'Tuesday', 'Friday'],
    messages: { missing: 'Please choose at least one day.' },
  },
  {
    id: 'extras',
    name: 'extras',
    type: 'checkbox',
    label: 'What else you need',
    options: ['A book', 'A room'],
  },
  {
    id: 'message',
    name: 'message',
    type: 'textarea',
    label: 'Your goal',
    minLength: 5,
    maxLength: 40,
    counter: 'Characters left: {count}',
    messages: {
      missing: 'Please tell us your goal.',
      tooShort: 'Please write five characters at least.',
      tooLong: 'Please write forty characters at most.',
    },
  },
  {
    id: 'privacy',
    name: 'privacy',
    type: 'consent',
    label: 'Privacy',
    version: '2026-11',
    text: 'I agree that you keep what I send, as the [privacy policy](/privacy) says.',
    messages: { missing: 'Please agree, so that we may answer.' },
  },
];

/** Documents of a small site with that form on two pages, on one of them within a text from right to left. */
export async function fieldsSite(): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  const pages = join(folder, 'pages-json');
  const { icons, flags, schemas, packs, drawMap, drawings, year } = await readSources(fixturePages);
  const block = { type: 'enquiry-form', id: 'book', heading: 'Book a lesson', form: 'lesson' };
  const page = (title: string, ...blocks: readonly object[]) => ({
    title,
    breadcrumb: title,
    blocks: [{ type: 'banner', title }, ...blocks],
  });
  const { documents } = smallSite(
    {
      '_theme.json': { ...themeFrom(), logo: { icon: 'mark.svg' } }, // without an icon a browser asks for one
      '_forms/lesson.json': { submit: '/api/lessons', fields },
      'lesson.json': page('A lesson', block),
      'dars.json': page('A lesson in Arabic', { ...block, language: 'ar' }),
      'privacy.json': page('Privacy', { type: 'text', paragraphs: ['We keep little.'] }),
    },
    { images: [], fonts: [], files: [], icons, flags, schemas, packs, drawMap, drawings, year },
  );
  for (const { path, text } of documents) {
    await mkdir(dirname(join(pages, path)), { recursive: true });
    await writeFile(join(pages, path), text);
  }
  for (const [image, from] of [
    ['mark.svg', 'mark.svg'],
    ['world.svg', 'norway.svg'],
  ] as const)
    await cp(join(fixturePages, '_images', from), join(pages, '_images', image));
  return { pages, out: join(folder, 'dist') };
}
