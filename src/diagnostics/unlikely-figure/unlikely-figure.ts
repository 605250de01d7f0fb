import { defineWarningWithTexts } from '../define-diagnostic';

export const unlikelyFigure = defineWarningWithTexts({
  code: 'unlikely-figure',
  about:
    'A figure of a register cannot be, or is many times as large or as small as what it was before, as others of its measure, or as what another document says.',
});
