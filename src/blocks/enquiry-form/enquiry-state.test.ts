import { describe, expect, it } from 'vitest';
import { type EnquiryAction, emptyEnquiry, reduceEnquiry } from './enquiry-state';

const following = (...actions: EnquiryAction[]) => actions.reduce(reduceEnquiry, emptyEnquiry);
const refuse = { type: 'refuse', errors: { name: 'missing', email: 'invalid' } } as const;

describe('a form', () => {
  it('shows every error at once, and clears that of a field that is edited', () => {
    expect(following(refuse).errors).toEqual(refuse.errors);
    expect(following(refuse, { type: 'edit', name: 'name' }).errors).toEqual({ email: 'invalid' });
  });

  it('is the same object if a field without an error is edited, so that nothing is rendered', () => {
    const state = following(refuse);
    expect(reduceEnquiry(state, { type: 'edit', name: 'city' })).toBe(state);
  });

  it('has neither errors nor an alert while it is sent', () => {
    const failed = { type: 'refuse', message: 'No.', errors: { name: 'missing' } } as const;
    expect(following(failed)).toEqual({ status: 'editing', errors: failed.errors, failure: 'No.' });
    expect(following(failed, { type: 'send' })).toEqual({ status: 'sending', errors: {} });
  });

  it('clears its alert when it is invalid the next time', () => {
    expect(following({ type: 'refuse', message: 'No.', errors: {} }, refuse).failure).toBeUndefined();
  });

  it('shows its thanks, and can be reset', () => {
    expect(following({ type: 'send' }, { type: 'thank' }).status).toBe('sent');
    expect(following({ type: 'send' }, { type: 'thank' }, { type: 'restart' })).toBe(emptyEnquiry);
  });
});
