import { defineWarningWithTexts } from '../define-diagnostic';

export const lackingFigure = defineWarningWithTexts({
  code: 'lacking-figure',
  about:
    'A row, a tool, a menu or a page stays empty: no register has the figures that it asks for, or the page has no register.',
});
