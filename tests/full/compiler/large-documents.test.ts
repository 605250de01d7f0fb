import { describeLargeTexts } from '../../compiler/large-texts';

/** In megabytes; the default tier has texts of 0.5 MB. */
describeLargeTexts(10);
