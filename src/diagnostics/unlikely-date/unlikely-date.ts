import { defineWarningWithTexts } from '../define-diagnostic';

export const unlikelyDate = defineWarningWithTexts({
  code: 'unlikely-date',
  about:
    'A date has not come although it must have, comes after a date that it must precede, is not the weekday or month that is written beside it, or is many years ahead.',
});
