/**
 * The built blog pages and privacy policy, compared with the specification (000, “Blog pages” and
 * “Privacy policy”). What is here is typed from the specification, not from the documents.
 */
import { Config, type HtmlElement, Parser } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../../site/site-folder';

const parser = new Parser(await Config.empty().resolve());

const blocksOf = (route: string, block: string): HtmlElement[] =>
  parser.parseHtml(readRoute(route)).querySelectorAll(`main [data-block="${block}"]`);

/** The one block of a type on a page. */
function blockOf(route: string, block: string): HtmlElement {
  const [first, ...others] = blocksOf(route, block);
  if (!first || others.length > 0) throw new Error(`${route} has not exactly one block “${block}”`);
  return first;
}

const textOf = (element: HtmlElement) => element.textContent.replace(/\s+/g, ' ').trim();
const textsOf = (element: HtmlElement, selector: string) => element.querySelectorAll(selector).map(textOf);
const linksOf = (element: HtmlElement) =>
  element.querySelectorAll('a').map((link) => link.getAttribute('href')?.value?.toString());
const itemsOf = (element: HtmlElement) => element.querySelectorAll('[data-item]');

/** A post as the specification lists it: where it leads, and its date. */
const postsOf = (element: HtmlElement) =>
  itemsOf(element).map((item) => ({ to: linksOf(item), date: textsOf(item, 'p').slice(0, 1) }));

describe('/blogs', () => {
  const [featured, cards, teasers, ...others] = blocksOf('/blogs', 'posts');

  it('begins with one post of Oct 16 that links to the first article', () => {
    expect(featured && postsOf(featured)).toEqual([{ to: ['/blogdetails'], date: ['Oct 16 2024'] }]);
  });

  it('continues with two cards that link to the second article', () => {
    expect(cards && postsOf(cards).map(({ to }) => to)).toEqual([['/blogdetails2'], ['/blogdetails2']]);
  });

  it('ends with the teasers', () => {
    expect(teasers && itemsOf(teasers)).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it('links from the teasers to all blogs', () => {
    expect(teasers && linksOf(teasers).at(-1)).toBe('/allblogs');
    expect(teasers && textsOf(teasers, 'a').at(-1)).toBe('View All Blogs');
  });
});

it.each(['/', '/allblogs'])(
  '%s lists both articles in its first block of posts, each with the same date',
  (route) => {
    const [articles] = blocksOf(route, 'posts');
    expect(articles && postsOf(articles)).toEqual([
      { to: ['/blogdetails2'], date: ['Oct 16 2024'] },
      { to: ['/blogdetails'], date: ['Oct 16 2024'] },
    ]);
  },
);

describe.each(['/blogs', '/allblogs'])('the teasers on %s', (route) => {
  const teasers = blocksOf(route, 'posts').at(-1);

  it('are three, of Oct 16, with an image and a title, and link to the contact page', () => {
    if (!teasers) throw new Error(`${route} has no teasers`);
    const teaser = { to: ['/contact'], date: ['Oct 16'] };
    expect(postsOf(teasers)).toEqual([teaser, teaser, teaser]);
    for (const item of itemsOf(teasers)) {
      expect(item.querySelectorAll('img')).toHaveLength(1);
      expect(textsOf(item, 'h3')).toEqual([expect.stringMatching(/\S/)]);
      expect(textsOf(item, 'a')).toEqual([expect.stringMatching(/^Read More: ask a counsellor/)]);
    }
  });
});

const cities = [
  'Sydney',
  'Melbourne',
  'Brisbane',
  'Perth',
  'Adelaide',
  'Canberra',
  'Gold Coast',
  'Hobart',
  'Darwin',
];

/** What the specification says of Australia (001, section 9) and the article repeats. */
const figures = [
  'AUD 29,710',
  ...['AUD 2,623', 'AUD 2,367', 'AUD 2,363', 'AUD 2,324', 'AUD 2,321'],
  ...['AUD 500–1,100', 'AUD 450–1,000', 'AUD 500–1,500', 'AUD 140–200', 'AUD 300–600'],
  ...['AUD 80–150', 'AUD 70–120', 'AUD 200–400'],
  ...['24 hours a week', 'AUD 15–30 an hour', 'AUD 24.10', 'subclass 485'],
];

describe('the article on cities', () => {
  const article = blockOf('/blogdetails', 'article');

  it('is dated January 11, 2024, and says when it was revised', () => {
    const [time, ...others] = article.querySelectorAll('time');
    expect(time && textOf(time)).toBe('January 11, 2024');
    expect(textOf(article)).toContain('We revised this article on October 16, 2024');
    expect(time?.getAttribute('datetime')?.value).toBe('2024-01-11');
    expect(others).toEqual([]);
  });

  it('has a section for each city, then regional cities, costs, work and a conclusion', () => {
    const sections = ['Regional cities', 'Cost of living', 'Work opportunities', 'Conclusion'];
    expect(textsOf(article, 'h2')).toEqual([...cities, ...sections]);
  });

  it('has the figures that the specification gives for Australia', () => {
    const text = textOf(article);
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  });

  it('has five questions below it, closed at first', () => {
    const answers = blockOf('/blogdetails', 'faq').querySelectorAll('details');
    expect(answers).toHaveLength(5);
    expect(answers.filter((answer) => answer.hasAttribute('open'))).toEqual([]);
  });
});

describe('the article on part-time jobs', () => {
  it('has a section for hospitality, sales, tutoring, the field of study, and more', () => {
    const headings = textsOf(blockOf('/blogdetails2', 'article'), 'h2').join('; ');
    expect(headings).toMatch(/Hospitality; Sales; Tutoring; [^;]*field[^;]*; More/);
  });

  it('says how many hours students may work, and for how much', () => {
    const text = textOf(blockOf('/blogdetails2', 'article'));
    const said = ['24 hours of work a week', 'AUD 15–30 an hour', 'AUD 24.10', 'AUD 29,710'];
    expect(said.filter((figure) => !text.includes(figure))).toEqual([]);
  });
});

describe.each(['/blogdetails', '/blogdetails2'])('the table of contents on %s', (route) => {
  it('links to every section', () => {
    const article = blockOf(route, 'article');
    const [contents] = article.querySelectorAll('nav');
    const sections = itemsOf(article);
    expect(contents && textsOf(contents, 'a')).toEqual(textsOf(article, 'h2'));
    expect(contents && linksOf(contents)).toEqual(sections.map(({ id }) => `#${id}`));
  });
});

describe('/privacy-policy', () => {
  const policy = blockOf('/privacy-policy', 'faq');
  const sections = policy.querySelectorAll('details');

  it('has three sections', () => {
    const titles = ['Introduction', 'Who We Are', 'Data Controller Contact Details'];
    expect(textsOf(policy, 'summary')).toEqual(titles);
  });

  it('has its introduction open, and each section opens independently', () => {
    expect(sections.map((section) => section.hasAttribute('open'))).toEqual([true, false, false]);
    expect(sections.filter((section) => section.hasAttribute('name'))).toEqual([]);
  });

  it('names the privacy officer, a postal address, and the policies of the joint controllers', () => {
    const [controller] = sections.slice(-1);
    if (!controller) throw new Error('/privacy-policy has no sections');
    const text = textOf(controller);
    const links = linksOf(controller);
    expect(text).toMatch(/Privacy officer: \S+@example\.com/);
    expect(text).toMatch(/Postal address of the data controller: .+, India/);
    expect(links.filter((link) => link?.startsWith('mailto:'))).toHaveLength(1);
    expect(links.filter((link) => /^https:\/\/.+\.example\.com\//.test(link ?? ''))).toHaveLength(3);
  });
});
