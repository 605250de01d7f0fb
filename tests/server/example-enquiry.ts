import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../server/store/enquiry';

/** What the form of the fixture sends. */
export const examplePayload = {
  name: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  mobileNumber: '9876543210',
  city: 'Surat',
  country: 'Iceland',
  purpose: 'Luggage Transport',
};

export const exampleEnquiry = (rest: Partial<NewEnquiry> = {}): NewEnquiry => ({
  id: randomUUID(),
  form: '/api/contact-form',
  key: randomUUID(),
  digest: 'digest',
  received: '2026-11-21T10:00:00.000Z',
  payload: examplePayload,
  email: 'asha@example.com',
  deliverTo: [],
  ...rest,
});
