import { defineBlock } from '../define-block';
import { Logos } from './logos';

export const logosBlock = defineBlock({ type: 'logos', component: Logos });
