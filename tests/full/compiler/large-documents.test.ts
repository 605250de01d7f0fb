import { describeLargeTexts } from '../../compiler/large-texts';

describeLargeTexts(10);
