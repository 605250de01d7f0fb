import type { FieldErrors } from './validate-fields';

/** The state of a form: being filled in, sent or refused (spec 000, section 4). Its inputs are uncontrolled. */
export interface EnquiryState {
  /** `served`: not hydrated, the browser validates the fields. */
  status: 'served' | 'editing' | 'sending' | 'sent';
  errors: FieldErrors;
  /** The error message above the button. */
  failure?: string;
}

export type EnquiryAction = Refusal | { type: 'edit'; name: string } | { type: 'send' | 'thank' | 'restart' };

/** The form found fields invalid (without a message), or the receiver did, or sending failed. */
export interface Refusal {
  type: 'refuse';
  errors: FieldErrors;
  message?: string;
}

export const servedEnquiry: EnquiryState = { status: 'served', errors: {} };
export const emptyEnquiry: EnquiryState = { status: 'editing', errors: {} };

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'refuse':
      return { status: 'editing', errors: action.errors, failure: action.message };
    case 'edit':
      return action.name in state.errors ? { ...state, errors: without(state.errors, action.name) } : state;
    case 'send':
      return { status: 'sending', errors: {} };
    case 'thank':
      return { status: 'sent', errors: {} };
    case 'restart':
      return emptyEnquiry;
  }
}

function without(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _removed, ...rest } = errors;
  return rest;
}
