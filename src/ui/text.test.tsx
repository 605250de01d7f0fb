import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inLanguages } from './text';

const render = (text: string) => renderToString(inLanguages(text)).replaceAll('<!-- -->', '');

describe('text', () => {
  it('is unchanged in the Latin script, with any accents, symbols and figures', () => {
    const text = 'Café São Tomé – £1,200 · ₹90,000 · 5 µm · “Łódź”';
    expect(render(text)).toBe(text);
  });

  it('declares the language of a script that only one language uses', () => {
    expect(render('Surat (સુરત શહેર), India')).toBe('Surat (<span lang="gu">સુરત શહેર</span>), India');
    expect(render('ਪੰਜਾਬੀ, தமிழ், తెలుగు')).toBe(
      '<span lang="pa">ਪੰਜਾਬੀ</span>, <span lang="ta">தமிழ்</span>, <span lang="te">తెలుగు</span>',
    );
  });

  it('declares the direction of a right-to-left script', () => {
    expect(render('Hebrew: שלום, עולם!')).toBe('Hebrew: <span lang="he" dir="rtl">שלום, עולם</span>!');
  });

  it('does not guess a language: Arabic, Urdu and Persian share a script, and so do Hindi and Marathi', () => {
    expect(render('Muscat (مسقط)')).toBe('Muscat (<span dir="rtl">مسقط</span>)');
    expect(render('नमस्ते, visitors')).toBe('नमस्ते, visitors');
  });
});
