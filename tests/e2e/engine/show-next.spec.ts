import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { servedPageScript } from '../../../src/dev/page-document';

/** What `npm run dev` does to a page when a document is saved, on pages of a line or two. */
let bundle: string;
test.beforeAll(async () => {
  const entry = join(import.meta.dirname, '../../../src/preview/show-next.ts');
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'preview', fileName: 'preview' } },
  })) as { output: { code: string }[] }[];
  bundle = output?.output[0]?.code ?? '';
});

test('what has changed is shown, and all else stays as scripts and the author have left it', async ({
  page,
}) => {
  /**
   * Serves one body, runs the script `happens` in it, and shows the next body. Returns the HTML of the page then, the
   * ids of the islands to be hydrated and of the elements that were not replaced, and the id of the focused element.
   */
  async function shown(before: string, after: string, happens = '') {
    await page.setContent(`<!doctype html><head>${servedPageScript}</head><body>${before}</body>`);
    await page.addScriptTag({ content: bundle });
    return page.evaluate(
      async ([after = '', happens = '']) => {
        const { preview, servedPage } = window as unknown as Preview;
        const were = new Map([...document.querySelectorAll('[id]')].map((each) => [each.id, each]));
        const served = await servedPage;
        new Function(happens)();
        const head = served.copy.head.outerHTML;
        const next = new DOMParser().parseFromString(
          `<!doctype html>${head}<body>${after}</body>`,
          'text/html',
        );
        const toHydrate = preview.showNext(served, next).map(({ id }) => id);
        const stayed = [...were].filter(([id, was]) => document.getElementById(id) === was).map(([id]) => id);
        return { html: document.body.innerHTML, toHydrate, stayed, focus: document.activeElement?.id };
      },
      [after, happens],
    );
  }

  await test.step('texts, attributes and elements', async () => {
    expect(
      await shown('<p id="a" class="old" hidden>One</p>', '<p id="a" class="new" lang="de">Two</p>'),
    ).toEqual({
      html: '<p id="a" class="new" lang="de">Two</p>',
      toHydrate: [],
      stayed: ['a'],
      focus: '',
    });
    const { html, stayed } = await shown(
      '<h2 id="a">A</h2><p id="b">B</p><p id="c">C</p>',
      '<h2 id="a">A</h2><ul id="new"><li>New <b>one</b></li></ul><p id="c">C</p>',
    );
    expect(html).toBe('<h2 id="a">A</h2><ul id="new"><li>New <b>one</b></li></ul><p id="c">C</p>');
    expect(stayed).toEqual(expect.arrayContaining(['a', 'c']));
  });

  await test.step('what scripts and the author have added', async () => {
    const { html } = await shown(
      '<details id="a"><summary>Why</summary>Because</details><p id="b">B</p>',
      '<details id="a"><summary>Why</summary>Therefore</details><p id="b">B, too</p>',
      `document.getElementById('a').open = true;
       document.getElementById('b').dataset.seen = '';
       document.body.append(Object.assign(document.createElement('aside'), { textContent: 'notice' }));`,
    );
    expect(html).toBe(
      '<details id="a" open=""><summary>Why</summary>Therefore</details><p id="b" data-seen="">B, too</p><aside>notice</aside>',
    );
  });

  await test.step('another order, with the focus where it was', async () => {
    const section = (id: string) => `<section id="${id}"><input id="in-${id}"></section>`;
    const result = await shown(
      ['a', 'b', 'c'].map(section).join(''),
      ['c', 'a', 'b'].map(section).join(''),
      `const field = document.getElementById('in-a'); field.value = 'Asha'; field.focus();`,
    );
    expect(result.html).toBe(['c', 'a', 'b'].map(section).join(''));
    expect(result.stayed).toHaveLength(6);
    expect(result.focus).toBe('in-a');
    expect(await page.locator('#in-a').inputValue()).toBe('Asha');
  });

  await test.step('islands: a new one in place of one that differs, to be hydrated if that was hydrated', async () => {
    const islands = (one: string, two: string, three: string) =>
      `<div id="one" data-island="one">${one}</div><div id="two" data-island="two">${two}</div><div id="three" data-island="three">${three}</div>`;
    const result = await shown(
      islands('<p>1</p>', '<p>2</p>', '<p>3</p>'),
      islands('<p>1, new</p>', '<p>2, new</p>', '<p>3</p>'),
      `for (const id of ['one', 'three']) document.getElementById(id).dataset.hydrated = '';
       for (const text of document.querySelectorAll('p')) text.textContent = 'typed';`,
    );
    expect(result).toMatchObject({ toHydrate: ['one'], stayed: ['three'] });
    expect(result.html).toBe(
      islands('<p>1, new</p>', '<p>2, new</p>', '<p>typed</p>').replace(
        '"three">',
        '"three" data-hydrated="">',
      ),
    );
  });

  await test.step('an island within another: both are replaced, and the outer one alone is to be hydrated', async () => {
    const nested = (text: string) =>
      `<div id="outer" data-island="a"><div id="inner" data-island="b"><p>${text}</p></div></div>`;
    const hydrate = `for (const id of ['outer', 'inner']) document.getElementById(id).dataset.hydrated = '';`;
    expect(await shown(nested('1'), nested('2'), hydrate)).toMatchObject({
      html: nested('2'),
      toHydrate: ['outer'],
      stayed: [],
    });
  });

  await test.step('a style sheet, whose text Vite’s client may have replaced', async () => {
    const { html, stayed } = await shown(
      '<style id="s">p { color: red }</style>',
      '<style id="s">p { color: blue }</style>',
      `document.getElementById('s').textContent = 'p { color: green }';`,
    );
    expect([html, stayed]).toEqual(['<style id="s">p { color: blue }</style>', ['s']]);
  });
});

interface Preview {
  servedPage: Promise<{ copy: Document }>;
  preview: { showNext: (served: { copy: Document }, next: Document) => readonly HTMLElement[] };
}
