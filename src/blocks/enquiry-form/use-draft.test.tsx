import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '../../generated/compiled';
import type { BrowserForm } from './browser-form';
import type { FieldValues } from './field-values';
import { fillIn, useDraft } from './use-draft';

const field = (name: string, type: FormField['type'], value?: string) =>
  ({ id: name, name, type, label: name, value }) as FormField;

const fields = [field('name', 'text'), field('country', 'text', 'Norway'), field('agreed', 'consent')];

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** What a form with these values keeps, if the page has filled in some of its fields. */
function savedDraft(values: FieldValues, filled: Readonly<Record<string, string>> = {}) {
  class FormData {
    getAll = (name: string) => [values[name] ?? ''].flat();
  }
  vi.stubGlobal('FormData', FormData);
  const form = { toggleAttribute: () => true, querySelectorAll: () => [] } as unknown as HTMLFormElement;
  const browserForm = { fields, filled } as Partial<BrowserForm> as BrowserForm;
  let save = () => {};
  function Form() {
    const { saveTyped } = useDraft({ current: form }, { form: browserForm, draftKey: 'form' });
    save = () => saveTyped(form);
    return null;
  }
  renderToString(<Form />);
  save();
  return JSON.parse(stored.get('form') ?? '{}').values;
}

describe('a draft', () => {
  it('has what was typed, and nothing that is as it was served', () => {
    expect(savedDraft({ name: 'Asha', country: 'Norway' })).toEqual({ name: 'Asha' });
    expect(savedDraft({ name: 'Asha', country: 'Nepal' })).toEqual({ name: 'Asha', country: 'Nepal' });
  });

  it('has no empty field, except one whose default value was cleared, which stays empty', () => {
    expect(savedDraft({ name: '', country: '' })).toEqual({ country: '' });
    const country = { type: 'text', value: 'Norway', validity: {} };
    vi.stubGlobal(
      'FormData',
      class {
        getAll = (name: string) => [name === 'country' ? country.value : ''];
      },
    );
    const form = {
      querySelectorAll: (selector: string) => (selector.includes('country') ? [country] : []),
    } as unknown as HTMLFormElement;
    expect(fillIn(form, fields, {}, { country: '' }, new URLSearchParams())).toEqual([]);
    expect(country.value).toBe('');
  });

  it('has nothing that the page has filled in', () => {
    expect(savedDraft({ name: 'Asha', country: 'Nepal' }, { country: 'Nepal' })).toEqual({ name: 'Asha' });
  });

  it('has no consent, which is given anew each time', () => {
    expect(savedDraft({ name: 'Asha', country: 'Norway', agreed: '1' })).toEqual({ name: 'Asha' });
  });
});
