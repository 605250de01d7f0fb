import { describeMissingCharacters } from '../../compiler/spoilt-country';

/** One document without each character; the default tier has one without every 41st. */
describeMissingCharacters(1);
