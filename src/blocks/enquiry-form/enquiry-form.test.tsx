import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { form as formDocument, page, schemas, site } from '../../../tests/compiler/site';
import { fields } from '../../../tests/every-field';
import { exampleLocale as locale } from '../../../tests/example-locale';
import { exampleWords as words } from '../../../tests/example-words';
import { problemsIn } from '../../../tests/html-rules';
import type { VersionedForm } from '../../compiled';
import type { EnquiryForm as EnquiryFormBlock, FormField, ResolvedForm } from '../../generated/compiled';
import { renderIslands } from '../../islands/render-islands';
import { SiteSettingsContext } from '../../ui/site-settings';
import { Control } from './control';
import { EnquiryForm } from './enquiry-form';

/** The schema's example as a compiled form. Compiling would change nothing but a consent, which it does not have. */
const exampleForm: VersionedForm = {
  ...(formDocument as ResolvedForm),
  name: 'reservation',
  version: 'a1b2c3d4',
};

const renderAll = (blocks: ReactNode) =>
  renderIslands(blocks, (part) => <StaticRouter location="/here">{part}</StaticRouter>);
const render = (block: EnquiryFormBlock) =>
  renderAll(<EnquiryForm block={block} words={words.blocks['enquiry-form']} locale={locale} />).replaceAll(
    '<!-- -->',
    '',
  );

/** A form of these fields, as it is served. */
const formOf = (fields: FormField[], submit = '/api/contact-form') =>
  render({
    type: 'enquiry-form',
    id: 'contact-form',
    heading: 'Ask us',
    form: { ...exampleForm, submit, fields },
  });

const messages = { missing: 'Please fill this in.' };
const name: FormField = { id: 'firstName', name: 'name', type: 'text', label: 'First name', messages };

/** The attributes of the first element with a tag name. */
const attributesOf = (html: string, tagName: string) =>
  new RegExp(`<${tagName} ([^>]*)>`).exec(html)?.[1] ?? '';

it('the note about the draft is served; its button, which clears the form, comes with the script', () => {
  const html = formOf([name]);
  expect(html).toContain(words.blocks['enquiry-form'].draft);
  expect(html).not.toContain('type="reset"');
});

it('a line of text offers the answers that the document suggests, and takes any other, once its script runs', () => {
  const field = { ...name, suggestions: ['Lisbon', 'Porto'] };
  const html = renderAll(<Control field={field} id="city" isInvalid={false} />);
  expect(attributesOf(html, 'input')).toContain('list="city-list"');
  expect(html).toContain(
    '<datalist id="city-list"><option value="Lisbon"></option><option value="Porto"></option></datalist>',
  );
  expect(attributesOf(html, 'input')).not.toContain('pattern');
  expect(formOf([field])).not.toContain('list=');
});

it('the example of the schema is rendered completely', () => {
  const documents = schemas['schema/blocks/enquiry-form.schema.json']?.examples ?? [];
  const lesson = schemas['schema/form.schema.json']?.examples?.[1] as object;
  const forms = { '_forms/contact.json': formDocument, '_forms/lesson.json': lesson };
  const blocks = site({ 'contact.json': page(...documents), ...forms })
    .compiled()
    .pages.flatMap(({ page: { blocks } }) => blocks)
    .filter((block) => block.type === 'enquiry-form');
  expect(blocks).toHaveLength(documents.length);
  const html = blocks.map(render).join('');
  expect(html).toContain('Write to us');
  expect(html).toContain('>First name</label>');
  expect(html).toContain('>Send</button>');
  expect(html).toContain('<legend>Your level</legend>');
});

describe('beside a form', () => {
  const contacts = [
    { label: 'Call us: +351 000', icon: 'phone', to: { kind: 'external', href: 'tel:+351000' } },
    { label: 'WhatsApp', icon: 'message-circle', to: { kind: 'external', href: 'https://wa.me/351000' } },
  ] as const;
  const besideForm = (form: Partial<VersionedForm>) =>
    renderAll(
      <SiteSettingsContext value={{ spriteUrl: '', newTabLabel: '', formsUrl: '', contacts }}>
        <EnquiryForm
          block={{ type: 'enquiry-form', heading: 'Ask us', form: { ...exampleForm, ...form } }}
          words={words.blocks['enquiry-form']}
          locale={locale}
        />
      </SiteSettingsContext>,
    );

  it('are the contacts of the site, unless sending is only simulated', () => {
    expect(besideForm({ submit: '/api/contact-form' })).toMatch(
      /href="tel:\+351000".*href="https:\/\/wa\.me\/351000"/,
    );
    expect(besideForm({ submit: 'simulate' })).not.toContain('tel:');
  });

  it('are the steps that follow, where its document has them', () => {
    const next = { heading: 'What happens next', steps: ['We call you.', 'You choose a day.'] };
    expect(besideForm({ next })).toContain(
      '<h3>What happens next</h3><ol><li>We call you.</li><li>You choose a day.</li></ol>',
    );
    expect(besideForm({ next: undefined })).not.toContain('<h3>');
  });
});

describe('a form before its script runs', () => {
  it('posts to the address in its document, and the browser validates it', () => {
    const form = attributesOf(formOf([name]), 'form');
    expect(form).toContain('action="/api/contact-form"');
    expect(form).toContain('method="post"');
    expect(form).not.toContain('novalidate');
  });

  it('cannot be sent if sending is simulated, and would put no answers into the URL', () => {
    const html = formOf([name], 'simulate');
    expect(attributesOf(html, 'form')).toContain('method="post"');
    expect(attributesOf(html, 'form')).not.toContain('action');
    expect(attributesOf(html, 'button')).toContain('disabled');
  });
});

describe('a field', () => {
  it('has the name that the receiver knows and an id of its own on the page', () => {
    const html = formOf([name]);
    expect(attributesOf(html, 'input')).toMatch(/id="contact-form-firstName".* name="name"/);
    expect(html).toContain('<label for="contact-form-firstName">First name</label>');
  });

  it('is required if it has a message for a missing answer, and is marked as optional if not', () => {
    expect(attributesOf(formOf([name]), 'input')).toContain('required');
    const optional = formOf([{ ...name, messages: undefined }]);
    expect(attributesOf(optional, 'input')).not.toContain('required');
    expect(optional).toContain('(optional)');
  });

  it('has the direction of what is typed, except for phone numbers and email addresses', () => {
    for (const [type, element] of [
      ['text', 'input'],
      ['textarea', 'textarea'],
    ] as const)
      expect(attributesOf(formOf([{ ...name, type }]), element)).toContain('dir="auto"');
    for (const type of ['tel', 'email'] as const)
      expect(attributesOf(formOf([{ ...name, type }]), 'input')).not.toContain('dir=');
  });

  it('asks for the right keyboard and lets the browser fill it in', () => {
    const input = attributesOf(
      formOf([{ ...name, type: 'tel', autocomplete: 'tel-national', digits: 10 }]),
      'input',
    );
    expect(input).toContain('type="text"');
    expect(input).toContain('inputMode="tel"');
    expect(input).toContain('autoComplete="tel-national"');
    expect(input).toContain(String.raw`pattern="(\D*\d){10}\D*|.*(?!\d)\p{Nd}.*"`);
  });

  it('accepts 200 characters, 4,000 in a text area, or what the document says', () => {
    expect(attributesOf(formOf([name]), 'input')).toContain('maxLength="200"');
    expect(attributesOf(formOf([{ ...name, type: 'textarea' }]), 'textarea')).toContain('maxLength="4000"');
    expect(attributesOf(formOf([{ ...name, maxLength: 12 }]), 'input')).toContain('maxLength="12"');
  });

  it('is described by its message, once one is shown, and its hint', () => {
    const html = formOf([{ ...name, hint: 'As in your passport' }]);
    expect(attributesOf(html, 'input')).toContain(
      'aria-describedby="contact-form-firstName-error contact-form-firstName-hint"',
    );
    expect(html).toMatch(
      /<p id="contact-form-firstName-error"><span [^>]*><svg.*<\/svg>Please fill this in\.<\/span>/,
    );
    expect(html).toContain('<span id="contact-form-firstName-hint">As in your passport</span>');
  });

  it('has its message for a missing answer first, and a placeholder by which CSS selects one of two', () => {
    const two = { missing: 'Please enter an address.', invalid: 'This is not an address.' };
    const html = formOf([{ ...name, type: 'email', messages: two }]);
    expect(html.indexOf(two.missing)).toBeLessThan(html.indexOf(two.invalid));
    expect(attributesOf(html, 'input')).toContain('placeholder=" "');
    expect(attributesOf(formOf([name]), 'input')).not.toContain('placeholder');
  });

  it('has its message for a missing answer before that for a short one; no messages, no minlength', () => {
    const short = { missing: 'Please enter your name.', tooShort: 'A name has two letters.' };
    const html = formOf([{ ...name, minLength: 2, messages: short }]);
    expect(html.indexOf(short.missing)).toBeLessThan(html.indexOf(short.tooShort));
    expect(attributesOf(html, 'input')).toContain('minLength="2"');
    const silent = formOf([{ ...name, minLength: 2, messages: undefined }]);
    expect(attributesOf(silent, 'input')).not.toContain('minLength');
  });

  it('of a list begins with a placeholder that cannot be chosen', () => {
    const html = formOf([{ ...name, type: 'select', placeholder: 'Not Sure', options: ['Rail Services'] }]);
    expect(html).toContain('<option value="" disabled="" hidden="" selected="">Not Sure</option>');
    expect(html).toContain('<option value="Rail Services">Rail Services</option>');
  });
});

it('two forms on one page share no IDs', () => {
  const block: EnquiryFormBlock = { type: 'enquiry-form', heading: 'Ask us', form: exampleForm };
  const html = renderAll(
    <>
      <EnquiryForm block={block} words={words.blocks['enquiry-form']} locale={locale} />
      <EnquiryForm block={block} words={words.blocks['enquiry-form']} locale={locale} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('a form that is sent', () => {
  const html = render({
    type: 'enquiry-form',
    heading: 'Ask us',
    form: { ...exampleForm, consent: { version: '2026-11', text: ['We keep it to answer you.'] } },
  });

  it('shows what a visitor agrees to, with its version for posts without script', () => {
    expect(html).toContain(
      '<input type="hidden" name="consent_version" value="2026-11"/>We keep it to answer you.',
    );
  });

  it('has the version of the form that the page shows', () => {
    expect(html).toContain('<input type="hidden" name="form_version" value="a1b2c3d4"/>');
  });

  it('has a honeypot', () => {
    expect(html).toMatch(
      /aria-hidden="true"><label>[^<]+<input tabindex="-1" autoComplete="off" name="website_url"/,
    );
  });
});

describe('a form with a field of every type', () => {
  const blocks = site({
    'lesson.json': page({ type: 'enquiry-form', id: 'book', heading: 'Book a lesson', form: 'lesson' }),
    'privacy.json': page(),
    '_forms/lesson.json': { ...formDocument, submit: '/api/lessons', fields },
  })
    .compiled()
    .pages.flatMap((compiled) => compiled.page.blocks);
  const html = blocks
    .filter((block) => block.type === 'enquiry-form')
    .map(render)
    .join('');
  /** A field with its label, its controls and its messages. */
  const servedOf = (name: string) =>
    html.split(/(?=<\w+ [^>]*data-type=)/).find((part) => part.includes(` name="${name}"`)) ?? '';

  it('has all types that the schema knows', () => {
    const { type } = { ...schemas['schema/parts/form-field.schema.json']?.properties };
    expect([...new Set(fields.map((field) => field.type))].sort()).toEqual(type?.enum?.toSorted());
  });

  it.each(fields)(
    'is served with its label, its options, and what it says before its script comes: $type $name',
    ({ name, type, label, options, messages }) => {
      const served = servedOf(name);
      expect(served).toContain(`data-type="${type}"`);
      expect(served).toMatch(new RegExp(`<(label|legend)[^>]*>(<bdi>)?${label}`));
      for (const option of options ?? []) expect(served).toContain(`${option}</`);
      const { missing, invalid, pattern, tooLow, tooHigh } = { ...messages }; // CSS can tell only these apart
      for (const message of [missing, invalid, pattern, tooLow, tooHigh])
        expect(served).toContain(message ?? '');
      if (!messages) expect(served).toContain('(optional)');
    },
  );

  it('is valid HTML', async () => {
    const document = `<!doctype html><html lang="en"><head><title>Ask us</title></head><body><main>${html}</main></body></html>`;
    expect(await problemsIn(document)).toEqual([]);
  });
});
