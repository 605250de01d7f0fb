import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, copyOfTheSite } from './run-check';

const misspell = (text: string) => text.replace('"heading"', '"headnig"');

describe('check --fix', () => {
  it('fixes a document with Windows line endings and a byte order mark, and changes no other byte', async () => {
    const pages = copyOfTheSite();
    const file = join(pages, 'study-usa.json');
    const valid = `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
    writeFileSync(file, misspell(valid));
    chmodSync(file, 0o640);
    const { status, stderr } = await check(['--pages', pages, '--fix']);
    expect(readFileSync(file, 'utf8')).toBe(valid);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(stderr).toContain(`Fixed ${file}\n`);
    expect(stderr).toMatch(/No problems\.\n$/);
    expect(status).toBe(0);
  });

  it('reports what remains, and leaves what it cannot fix as it is', async () => {
    const pages = copyOfTheSite();
    const broken = join(pages, 'about.json');
    writeFileSync(broken, '{ "titel": "About", }');
    const fixed = join(pages, 'study-usa.json');
    writeFileSync(fixed, misspell(readFileSync(fixed, 'utf8')));
    const { status, stderr } = await check(['--pages', pages, '--fix', broken, fixed]);
    expect(readFileSync(broken, 'utf8')).toBe('{ "titel": "About", }');
    expect(readFileSync(fixed, 'utf8')).not.toContain('headnig');
    expect(stderr).toMatch(/syntax-error[\s\S]*\n1 error, 0 warnings\.\nMore about each: .*\n$/);
    expect(status).toBe(1);
  });

  it('does not change a file that is not UTF-8, since characters would be lost', async () => {
    const pages = copyOfTheSite();
    const file = join(pages, 'study-usa.json');
    const bytes = Buffer.from(misspell(readFileSync(file, 'utf8')).replace('"title": "', '"title": "\u0001'));
    bytes[bytes.indexOf(1)] = 0xe9; // é in Windows-1252
    writeFileSync(file, bytes);
    const { status, stderr } = await check(['--pages', pages, '--fix']);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(stderr).toContain(`Not fixed, since it is not UTF-8 or has just changed: ${file}\n`);
    expect(status).toBe(1);
  });
});
