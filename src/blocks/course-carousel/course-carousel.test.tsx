import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page, schemas, site } from '../../../tests/compiler/site';
import { exampleLocale as locale } from '../../../tests/example-locale';
import { exampleWords as words } from '../../../tests/example-words';
import { count } from '../../../tests/render-block';
import type { Course, CourseCarousel as CourseCarouselBlock } from '../../generated/compiled';
import { CourseCarousel } from './course-carousel';

/** The HTML of a compiled block, without the comments that React puts between texts. */
const render = (block: CourseCarouselBlock) =>
  renderToString(
    <CourseCarousel block={block} words={words.blocks['course-carousel']} locale={locale} />,
  ).replaceAll('<!-- -->', '');

const course = (title: string, rest: Partial<Course> = {}): Course => ({
  title,
  description: [`All about ${title}.`],
  icon: 'database',
  ...rest,
});

const carousel = (items: Course[], rest: Partial<CourseCarouselBlock> = {}): CourseCarouselBlock => ({
  type: 'course-carousel',
  heading: 'Top courses',
  currency: 'EUR',
  items,
  ...rest,
});

describe('the example of the schema', () => {
  const documents = schemas['schema/blocks/course-carousel.schema.json']?.examples ?? [];
  const icons = ['database', 'stethoscope'];
  const blocks = site({ 'courses.json': page(...documents) }, { icons })
    .compiled()
    .pages.flatMap(({ page: { blocks } }) => blocks)
    .filter((block) => block.type === 'course-carousel');

  it('is rendered completely, with every card and its figures', () => {
    expect(blocks).toHaveLength(documents.length);
    const html = blocks.map(render).join('');
    expect(html).toContain('Our most popular courses');
    expect(count(html, 'data-item')).toBe(2);
    expect(count(html, '<dl')).toBe(1);
    expect(html).toContain('<dt>Universities</dt><dd>18</dd>');
    expect(html).toContain('<dt>Duration</dt><dd>1–2 years</dd>');
    expect(html).toContain('<dt>Average salary</dt><dd>€58,000</dd>');
  });
});

describe('a course card', () => {
  it('has its own colours, and others behind its icon', () => {
    const html = render(carousel([course('Nursing', { tone: 'teal', iconTone: 'clover' })]));
    expect(html).toMatch(/<article[^>]*data-tone="teal"[^>]*><span[^>]*data-tone="clover"/);
  });

  it('has the colours of the page if the document names none', () => {
    expect(render(carousel([course('Nursing')]))).not.toContain('data-tone');
  });

  it('may have only some figures, or none', () => {
    const html = render(carousel([course('Nursing', { stats: { duration: 3 } }), course('Law')]));
    expect(html).toContain('<dl');
    expect(count(html, '<dt>')).toBe(1);
    expect(count(html, '<dl')).toBe(1);
  });

  it('has another label for its number of universities where the block has one', () => {
    const items = [course('Wine', { stats: { universities: 40 } })];
    expect(render(carousel(items, { universitiesLabel: 'Programs' }))).toContain(
      '<dt>Programs</dt><dd>40</dd>',
    );
  });
});

describe('the controls', () => {
  const html = render(carousel(['Law', 'Nursing', 'Design'].map((title) => course(title))));

  it('are previous and next buttons, a dot for each course, and a pause button', () => {
    expect(count(html, '<button')).toBe(6);
    expect(html).toContain('aria-label="Previous"');
    expect(html).toContain('aria-label="Next"');
    expect(html).toContain('Pause Auto-play');
    expect(html).toContain('aria-label="Go to card 2 of 3"');
  });

  it('mark the first card as the current one', () => {
    expect(count(html, 'aria-current')).toBe(1);
    expect(html).toMatch(/aria-label="Go to card 1 of 3" aria-current="true"/);
  });

  it('are helped by the edge of the next card on a phone, unless there are only two', () => {
    expect(html).toContain('data-peeks=""');
    expect(render(carousel([course('Law'), course('Nursing')]))).not.toContain('data-peeks');
  });

  it('are omitted if there is only one card', () => {
    expect(render(carousel([course('Law')]))).not.toContain('<button');
  });
});
