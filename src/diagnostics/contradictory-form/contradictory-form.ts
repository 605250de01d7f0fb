import { defineWarningWithTexts } from '../define-diagnostic';

export const contradictoryForm = defineWarningWithTexts({
  code: 'contradictory-form',
  about:
    'A hint or a message of a form says another number than its rule, or asks for what another field is for.',
});
