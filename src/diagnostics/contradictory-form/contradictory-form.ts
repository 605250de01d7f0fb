import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const contradictoryForm = defineDiagnosticWithTexts({
  code: 'contradictory-form',
  severity: 'warning',
  about:
    'A hint or a message of a form says another number than its rule, or asks for what another field is for.',
});
