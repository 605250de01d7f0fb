import { validateField } from '../../../form/validate-field';
import type { FieldHandlers } from '../field';
import { AnyField } from './any-field';

/** For fields of any type, including numbers, dates, and groups of controls that share a name. */
export const anyFieldHandlers: FieldHandlers = { validate: validateField, Field: AnyField };
