import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A field of a form document, as far as the receiver needs it; schema/parts/form-field.schema.json has it whole. */
export interface FormField {
  name: string;
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  label: string;
  /** What it is about, by its name in the HTML standard: `given-name`. */
  autocomplete?: string;
  digits?: number;
  maxLength?: number;
  options?: readonly string[];
  /** A field without messages may stay empty. */
  messages?: { missing: string; invalid?: string };
}

/** A form document whose `submit` is an address of the receiver. */
export interface Form {
  submit: string;
  fields: readonly FormField[];
  failure: { rejected: string; busy?: string; back?: string };
  consent?: { version: string; text: string };
}

/** The forms that send something. They were checked when the site was built. */
export async function readForms(folder: string): Promise<readonly Form[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const forms = await Promise.all(
    files.map(async (file): Promise<Form> => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  return forms.filter(({ submit }) => submit.startsWith('/api/'));
}
