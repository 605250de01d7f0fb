import { change, copy, type Mistake } from './mistake';

const w = '_words.json';

/** The words of the interface. */
export const words: readonly Mistake[] = [
  change(
    w,
    '"goToCard": "Go to card {number} of {count}"',
    '"goToCard": "Go to card {count} of {number}"',
    /order|number/i,
  ),
  change(w, '"goToCard": "Go to card {number} of {count}"', '"goToCard": "Go to card {number}"', /count/),
  change(
    w,
    '"goToCard": "Go to card {number} of {count}"',
    '"goToCard": "Go to card {num} of {count}"',
    /number/,
  ),
  change(
    w,
    '"goToCard": "Go to card {number} of {count}"',
    '"goToCard": "Go to card number of {count}"',
    /number/,
  ),
  change(w, '"goToCard": "Go to card {number} of {count}"', '"goToCard": "Go to card %d of %d"', /number|%d/),
  change(w, '"applyBy": "apply by {day}"', '"applyBy": "apply by {date}"', /day/),
  change(
    w,
    '"result": "Midpoint: {sum} for {length} in {place}"',
    '"result": "Midpoint: {sum} for {place} in {length}"',
    /order|length|place/i,
  ),
  change(w, '"others": "Not listed yet: {names}."', '"others": "Not listed yet."', /names/),
  change(w, '"previous": "Previous"', '"previous": "Zurück"', /German|language/i),
  change(w, '"savePdf": "Save as PDF"', '"savePdf": "Als PDF speichern"', /German|language/i),
  change(w, '"closeMenu": "Close menu"', '"closeMenu": "Fermer le menu"', /French|language/i),
  change(
    w,
    '"skipToContent": "Skip to content"',
    '"skipToContent": "Saltar para o conteúdo"',
    /Portuguese|language/i,
  ),
  change(w, '"openMenu": "Menu"', '"openMenu": ""', /word|empty/i),
  change(w, '"openMenu": "Menu"', '"openMenu": "TODO"', /written|TODO/i),
  change(w, '"next": "Next"', '"next": "Previous"', /previous|same/i),
  change(w, '"low": "Low"', '"low": "High"', /high|same/i),
  change(w, '"yes": "Yes"', '"yes": "No"', /same|no/i),
  change(w, '"other": "months"', '"other": "month"', /one|plural|same|months/i),
  change(w, '"one": "{count} more question"', '"one": "{count} more questions"', /plural|same|one/i),
  change(w, '"closed": "Closed"', '"closd": "Closed"', /closed/),
  {
    ...copy('_words.json', '_words.json', /language|en-GB/i),
    what: 'German as the language of the site',
    edits: [{ file: '_site.json', from: '"language": "en-GB"', to: '"language": "de-DE"' }],
    said: { in: '_site.json', at: '"language"', word: /de-DE|German|language/i },
  },
  {
    ...copy('_words.json', '_words.json', /language/i),
    site: 'examples/escola/site',
    what: 'English as the language of the school',
    edits: [{ file: '_site.json', from: '"language": "pt-PT"', to: '"language": "en-GB"' }],
    said: { in: '_site.json', at: '"language"', word: /en-GB|English|language/i },
  },
];
