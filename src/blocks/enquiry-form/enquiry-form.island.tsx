import { hydrate } from '../../islands/hydrate';
import { Enquiry } from './enquiry';
import { readEnquiry } from './read-enquiry';

export const { wake } = hydrate(Enquiry, readEnquiry);
