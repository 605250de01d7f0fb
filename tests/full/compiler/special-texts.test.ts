import { testSpecialTexts } from './special-texts';

testSpecialTexts(
  'notation and signs',
  (text) => `{x} ${text} \\ * [ ] $1 $& %s **bold** and [a link](/about)`,
);
testSpecialTexts('a quote of no figure', (text) => `${text} {{no.figure}}`);
testSpecialTexts('HTML', (text) => `${text} <b title="x">&amp;</b>`);
testSpecialTexts('one letter', () => 'x');
testSpecialTexts('letters of many bytes', () => '👩‍👩‍👧 مرحبا');
