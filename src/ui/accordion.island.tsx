import { hydrate } from '../islands/hydrate';
import { Accordion } from './accordion';

export const { wake } = hydrate(Accordion);
