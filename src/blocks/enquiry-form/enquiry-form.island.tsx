import { reactIsland } from '../../islands/react-island';
import { Enquiry } from './enquiry';
import { readEnquiry } from './read-enquiry';

export const { hydrate } = reactIsland(Enquiry, readEnquiry);
