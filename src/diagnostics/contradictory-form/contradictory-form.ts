import { defineDiagnostic } from '../define-diagnostic';

export const contradictoryForm = defineDiagnostic<[message: string, hint: string]>({
  code: 'contradictory-form',
  severity: 'warning',
  about:
    'A hint or a message of a form says another number than its rule, or asks for what another field is for.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
