import { describeMissingCharacters } from '../../compiler/spoilt-country';

/** Every character; the default tier leaves out every 41st. */
describeMissingCharacters(1);
