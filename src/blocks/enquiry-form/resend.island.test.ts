import { afterEach, expect, it, vi } from 'vitest';
import { pendingKey } from './pending';
import { hydrate } from './resend.island';

afterEach(() => void vi.unstubAllGlobals());

const storage = (entries: Readonly<Record<string, string>>) => ({
  getItem: (name: string) => entries[name] ?? null,
  removeItem: () => {},
});

it('an enquiry of the previous page, once received, resets only the forms with its address', async () => {
  const failure = { rejected: '', network: '' };
  const words = { sending: '', success: { title: 'Thank you', text: '' }, failure, dismiss: '' };
  const enquiry = {
    submit: '/api/contact-form',
    headers: {},
    body: '{}',
    draftKey: 'draft',
    words,
    sentAt: Date.now(),
  };
  const form = (action: string) => ({ getAttribute: () => action, reset: vi.fn() });
  const [sent, newsletter] = [form('/api/contact-form'), form('/api/newsletter')];
  const element = { append: () => {}, addEventListener: () => {} };
  vi.stubGlobal('document', { forms: [sent, newsletter], createElement: () => element });
  vi.stubGlobal('sessionStorage', storage({ [pendingKey]: JSON.stringify(enquiry) }));
  vi.stubGlobal('localStorage', storage({}));
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  hydrate({ replaceChildren: () => {} } as unknown as HTMLElement);
  await expect.poll(() => sent.reset.mock.calls).toHaveLength(1);
  expect(newsletter.reset).not.toHaveBeenCalled();
});
