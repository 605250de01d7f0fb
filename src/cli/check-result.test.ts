import { expect, it } from 'vitest';
import { linkTo, page, sourcesOf } from '../../tests/compiler/site';
import { compile } from '../compiler/compile';
import { checkResult } from './check-result';

it('a check of named files fails for what is wrong in them, and not for other files', () => {
  const sources = sourcesOf({ 'about.json': page(linkTo('/nowhere')), 'contact.json': page() });
  const { diagnostics } = compile(sources, { rules: [] });
  const statusOf = (name: string) => {
    const isWanted = (file: string) => file === `pages-json/${name}`;
    return checkResult(diagnostics, sources, { isWanted, release: false, format: 'text' }).status;
  };
  expect([statusOf('about.json'), statusOf('contact.json')]).toEqual([1, 0]);
});
