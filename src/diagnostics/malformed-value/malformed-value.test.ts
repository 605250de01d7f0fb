import { describe, expect, it } from 'vitest';
import { linkTo, page, pageWith, saying, site, siteDocument } from '../../../tests/compiler/site';

const reportOn = (block: unknown) => site({ 'about.json': page(block) }).report();

describe('an address with its scheme twice', () => {
  it.each(['https://https://tour.example/', 'https://http://tour.example/', 'https://https//tour.example/'])(
    'is an error: %s',
    (target) => {
      const { diagnostics } = site({
        'about.json': page(linkTo(target)),
        'fees.json': page(saying(`Ask the [tour office](${target}).`)),
      });
      expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
        ['malformed-value', 'Write “https://” once: https://tour.example/'],
        ['malformed-value', 'Write “https://” once: https://tour.example/'],
      ]);
    },
  );
});

describe('a text in the wrong format', () => {
  it('is an error, with advice for the type of text that it is', () => {
    expect(reportOn({ type: 'text', id: 'Living costs', paragraphs: ['Words.'] })).toMatchInlineSnapshot(`
      "pages-json/about.json:9:13  error  malformed-value
        9 |       "id": "Living costs",
          |             ^^^^^^^^^^^^^^ The id “Living costs” is not written correctly.
        hint: Only small letters, digits and hyphens are allowed: write “living-costs”.

      1 error, 0 warnings."
    `);
  });

  it('is an error if it is empty', () => {
    expect(reportOn({ type: 'text', heading: '', paragraphs: ['Words.'] })).toMatchInlineSnapshot(`
      "pages-json/about.json:9:18  error  malformed-value
        9 |       "heading": "",
          |                  ^^ This text is empty.
        hint: Write some text, or delete the property if it is optional.

      1 error, 0 warnings."
    `);
  });

  it('is an error if it has a line break', () => {
    expect(
      reportOn({ type: 'text', heading: 'Fees\nand costs', paragraphs: ['Words.'] }),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:9:18  error  malformed-value
        9 |       "heading": "Fees\\nand costs",
          |                  ^^^^^^^^^^^^^^^^^ This text contains a line break.
        hint: Replace the line break (\\n) with a space.

      1 error, 0 warnings."
    `);
  });

  it('is shortened in the message if it is long', () => {
    const [{ message = '' } = {}] = site({
      'about.json': page(saying(`${'Words '.repeat(50)}`)),
    }).diagnostics;
    expect(message).toMatchInlineSnapshot(
      `"“Words Words Words Words Words Words Words Words Words Words …” has a space at the end."`,
    );
  });

  it('is one error even if it is also too long', () => {
    const listing = { name: 'Iceland', summary: 'Small classes.', order: 1, flag: 'iceland' };
    expect(site({ 'iceland.json': pageWith({ listing }) }).report()).toMatchInlineSnapshot(`
      "pages-json/iceland.json:10:13  error  malformed-value
        10 |     "flag": "iceland"
           |             ^^^^^^^^^ The flag “iceland” is not written correctly.
        hint: Write the two-letter code of the country in small letters: “pt” for Portugal.

      1 error, 0 warnings."
    `);
  });
});

describe('the name of an image', () => {
  it.each(['penang hostel.svg', 'Penang-Hostel.svg'])(
    'is an error with spaces or capitals, even if the file has that name: %s',
    (image) => {
      const images = { [image]: { width: 80, height: 60 } };
      const { diagnostics } = site({ 'about.json': pageWith({ image }) }, { images });
      expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
        [
          'malformed-value',
          'Only small letters, digits and hyphens are allowed. Rename the file, and write here “penang-hostel.svg”.',
        ],
      ]);
    },
  );
});

describe('a link', () => {
  it('is an error if it leads to another site by http', () => {
    expect(reportOn(linkTo('http://www.example.com/'))).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  malformed-value
        12 |         "to": "http://www.example.com/"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^ The link “http://www.example.com/” is not written correctly.
        hint: Write “https://www.example.com/”.

      1 error, 0 warnings."
    `);
  });

  it('is checked within a text in the same way', () => {
    expect(reportOn(saying('See [them](http://www.example.com/).'))).toMatchInlineSnapshot(`
      "pages-json/about.json:10:21  error  malformed-value
        10 |         "See [them](http://www.example.com/)."
           |                     ^^^^^^^^^^^^^^^^^^^^^^^ The link “http://www.example.com/” is not written correctly.
        hint: Write “https://www.example.com/”.

      1 error, 0 warnings."
    `);
  });

  it.each(['contact', './contact', 'www.example.com', '#', 'tel:office', 'javascript:alert(1)', ''])(
    'is an error if it leads to “%s”, by itself and within a text',
    (to) => {
      const { diagnostics } = site({ 'about.json': page(linkTo(to), saying(`See [them](${to}).`)) });
      expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-value', 'malformed-value']);
    },
  );

  it.each(['mailto:office@example.com', 'tel:+912012345678', 'https://www.example.com/?a=b#c'])(
    'may lead to %s',
    (to) => {
      expect(site({ 'about.json': page(linkTo(to), saying(`See [them](${to}).`)) }).diagnostics).toEqual([]);
    },
  );

  it('is an error if it leads to an id without its page, in a document that is not a page', () => {
    const header = { ...siteDocument.header, action: { label: 'Ask us', to: '#contact-form' } };
    expect(site({ '_site.json': { ...siteDocument, header } }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:16:13  error  malformed-value
        16 |       "to": "#contact-form"
           |             ^^^^^^^^^^^^^^^ The link “#contact-form” is not written correctly.
        hint: Add the page before the “#”, as in “/contact#contact-form”: this document is not a page itself.

      1 error, 0 warnings."
    `);
  });
});
