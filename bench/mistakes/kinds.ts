import { contactData } from './contact-data';
import { copies } from './copies';
import { dates } from './dates';
import { fileBytes } from './file-bytes';
import { forms } from './forms';
import { images } from './images';
import { joiningNames } from './joining-names';
import { misplacedFiles } from './misplaced-files';
import type { Mistake } from './mistake';
import { otherPlace } from './other-place';
import { pastedText } from './pasted-text';
import { refusedValues } from './refused-values';
import { structure } from './structure';
import { unreadableDocuments } from './unreadable-documents';
import { values } from './values';
import { words } from './words';

/** All mistakes, by the kind of mistake that they are. */
export const kinds: Readonly<Record<string, readonly Mistake[]>> = {
  'refused values': refusedValues,
  'unreadable documents': unreadableDocuments,
  'misplaced files': misplacedFiles,
  'said elsewhere': otherPlace,
  'bytes of files': fileBytes,
  'names that join': joiningNames,
  values,
  dates,
  copies,
  'contact data': contactData,
  'pasted text': pastedText,
  words,
  forms,
  images,
  structure,
};
