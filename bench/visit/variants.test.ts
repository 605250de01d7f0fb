import { expect, it } from 'vitest';
import { withoutScript, withStyleSheet } from './variants';

const head = [
  '<style>a{}</style>',
  '<link rel="modulepreload" href="/a.js">',
  '<style>b{}</style>',
  '<script type="application/ld+json">{}</script>',
  '<script async type="module" src="/b.js"></script>',
  '<p>Text</p>',
].join('\n');

it('takes out what runs, and leaves data', () => {
  expect(withoutScript(head)).toBe(
    '<style>a{}</style>\n<style>b{}</style>\n<script type="application/ld+json">{}</script>\n<p>Text</p>',
  );
});

it('puts the styles into one file', () => {
  const sheet = '<link rel="stylesheet" href="/later.css">\n';
  const { page, css, sheets } = withStyleSheet(head + sheet, '/plain.css');
  expect(css).toBe('a{}\nb{}');
  expect(sheets).toEqual(['/later.css']);
  expect(page).not.toContain(sheet);
  expect(page).toContain('<link rel="stylesheet" href="/plain.css">\n<link rel="modulepreload"');
  expect(page).not.toContain('<style>');
});
