import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What authors read; whoever runs the server has a shell of Unix. */
const pages = [
  'README.md',
  'create/README.md',
  ...['en', 'de', 'pt'].map((language) => `create/template/README.${language}.md`),
  ...['authoring', 'first-figures', 'new-site', 'own-repository', 'blocks'].map((name) => `docs/${name}.md`),
];

/** What one of the Command Prompt, PowerShell and shells of Unix reads otherwise than the others. */
const ofOneShell = /['$`;&|<>^%!\\]|^[A-Z_]+=/;

const inCode = (text: string) =>
  [...text.matchAll(/`((?:[A-Z_]+=\S+ )?npm(?:\.cmd)? [^`\n]+)`|^ *((?:[A-Z_]+=\S+ )?npm .*)$/gm)].map(
    ([, inline, line]) => inline ?? line ?? '',
  );

it.each(pages)('every command that %s shows works in every shell', (file) => {
  const shown = inCode(readFileSync(file, 'utf8'));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((command) => ofOneShell.test(command))).toEqual([]);
});
