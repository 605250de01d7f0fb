import { describeMissingCharacters } from '../../compiler/spoilt-destination';

describeMissingCharacters(1);
