import { describe, expect, it } from 'vitest';
import { type EnquiryAction, emptyEnquiry, reduceEnquiry } from './enquiry-state';

const stateAfter = (...actions: EnquiryAction[]) => actions.reduce(reduceEnquiry, emptyEnquiry);
const refuse = { type: 'refuse', errors: { name: 'missing', email: 'invalid' } } as const;

describe('a form', () => {
  it('shows every error at once, and clears that of a field that is edited', () => {
    expect(stateAfter(refuse).errors).toEqual(refuse.errors);
    expect(stateAfter(refuse, { type: 'edit', name: 'name' }).errors).toEqual({ email: 'invalid' });
  });

  it('is the same object if a field without an error is edited, so that nothing is rendered', () => {
    const state = stateAfter(refuse);
    expect(reduceEnquiry(state, { type: 'edit', name: 'city' })).toBe(state);
  });

  it('has neither errors nor an alert while it is sent', () => {
    const failed = { type: 'refuse', message: 'No.', errors: { name: 'missing' } } as const;
    expect(stateAfter(failed)).toEqual({ status: 'editing', errors: failed.errors, failure: 'No.' });
    expect(stateAfter(failed, { type: 'send' })).toEqual({ status: 'sending', errors: {} });
  });

  it('clears its alert when it is invalid the next time', () => {
    expect(stateAfter({ type: 'refuse', message: 'No.', errors: {} }, refuse).failure).toBeUndefined();
  });

  it('shows its thanks, and can be reset', () => {
    expect(stateAfter({ type: 'send' }, { type: 'thank' }).status).toBe('sent');
    expect(stateAfter({ type: 'send' }, { type: 'thank' }, { type: 'restart' })).toBe(emptyEnquiry);
  });
});
