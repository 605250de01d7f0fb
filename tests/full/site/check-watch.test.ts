import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteToSpoil, watchCheck } from '../../site/run-check';

describe('check --watch', () => {
  it('checks again when a document changes, and exits with the status of the last check', async () => {
    const pages = siteToSpoil();
    const file = join(pages, 'prices.json');
    const valid = readFileSync(file, 'utf8');
    const watch = watchCheck('--pages', pages);
    await watch.says('No problems.');
    writeFileSync(file, valid.replace('"heading"', '"headnig"'));
    await watch.says('Unknown property “headnig”.');
    writeFileSync(file, valid);
    await watch.says('No problems.');
    writeFileSync(file, valid.slice(1));
    await watch.says('syntax-error');
    expect(await watch.interrupt()).toBe(1);
  });

  it('exits with 0 if nothing is wrong', async () => {
    const watch = watchCheck('--pages', siteToSpoil());
    await watch.says('No problems.');
    expect(await watch.interrupt()).toBe(0);
  });

  it('prints nothing if the result is the same, and clears only a terminal', async () => {
    const pages = siteToSpoil();
    const file = join(pages, 'prices.json');
    const valid = readFileSync(file, 'utf8');
    const watch = watchCheck('--pages', pages);
    await watch.says('No problems.');
    writeFileSync(file, `${valid}\n`);
    writeFileSync(join(pages, 'about.json'), '{');
    const said = await watch.says('1 error');
    expect(said).not.toContain('No problems.');
    expect(said).not.toContain('\u001B');
  });

  it('continues when documents and folders are removed and restored', async () => {
    const pages = siteToSpoil();
    const watch = watchCheck('--pages', pages);
    await watch.says('No problems.');
    renameSync(join(pages, 'blog'), join(pages, 'elsewhere'));
    await watch.says('The page “/blog” does not exist.');
    renameSync(join(pages, 'elsewhere'), join(pages, 'blog'));
    await watch.says('No problems.');
    rmSync(join(pages, 'contact.json'));
    await watch.says('The page “/contact” does not exist.');
    renameSync(pages, `${pages}-away`);
    await watch.says(`No documents in ${pages}`);
    renameSync(`${pages}-away`, pages);
    await watch.says('The page “/contact” does not exist.');
    writeFileSync(join(pages, 'blog/new.json'), '{');
    await watch.says('blog/new.json:1:1');
    expect(await watch.interrupt()).toBe(1);
  });
});
