import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSentDraft, hasDraft, readDraft, saveDraft } from './draft';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a draft', () => {
  it('has what was typed, and is gone once nothing is left of it', () => {
    expect(saveDraft('form', { name: 'Asha' })).toBe(true);
    expect(readDraft('form')).toEqual({ name: 'Asha' });
    saveDraft('form', {});
    expect(hasDraft('form')).toBe(false);
  });

  it('is forgotten a week after the last change, and saving the same is no change', () => {
    saveDraft('form', { name: 'Asha' });
    vi.advanceTimersByTime(6 * day);
    saveDraft('form', { name: 'Asha' });
    vi.advanceTimersByTime(2 * day);
    expect(hasDraft('form')).toBe(false);
  });

  it('is deleted after it was sent, unless it has been changed since', () => {
    saveDraft('form', { name: 'Asha', city: 'Surat' });
    deleteSentDraft('form', { name: 'Asha', city: 'Rajkot' });
    expect(readDraft('form')).toEqual({ name: 'Asha', city: 'Surat' });
    deleteSentDraft('form', { name: 'Asha', city: 'Surat', consent: '1' });
    expect(hasDraft('form')).toBe(false);
    saveDraft('form', { name: 'Asha', country: '' }); // a default value that was cleared, and is not sent
    deleteSentDraft('form', { name: 'Asha' });
    expect(hasDraft('form')).toBe(false);
  });

  it('is not stored, and said not to be, where the browser allows no storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    expect(saveDraft('form', { name: 'Asha' })).toBe(false);
  });
});
