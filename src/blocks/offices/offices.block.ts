import { defineBlock } from '../define-block';
import { Offices } from './offices';

export const officesBlock = defineBlock({ type: 'offices', component: Offices });
