import { testSpecialTexts } from '../../compiler/special-texts';

testSpecialTexts('notation', (text) => `${text} **bold** and [a link](/about)`);
testSpecialTexts('a quote of no figure', (text) => `${text} {{no.figure}}`);
testSpecialTexts('HTML', (text) => `${text} <b title="x">&amp;</b>`);
testSpecialTexts('braces and signs', (text) => `{x} ${text} \\ * [ ] $1 $& %s`);
testSpecialTexts('one letter', () => 'x');
