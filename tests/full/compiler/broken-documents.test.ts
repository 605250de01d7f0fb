import { describeMissingCharacters } from '../../compiler/spoilt-country';

describeMissingCharacters(1);
