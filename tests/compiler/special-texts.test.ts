import { testSpecialTexts } from './special-texts';

testSpecialTexts('letters of many bytes', () => '👩‍👩‍👧 مرحبا');
