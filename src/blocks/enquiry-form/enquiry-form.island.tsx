import { hydrate } from '../../islands/hydrate';
import { Enquiry } from './enquiry';

export const { wake } = hydrate(Enquiry);
