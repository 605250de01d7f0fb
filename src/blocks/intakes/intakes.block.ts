import { defineBlock } from '../define-block';
import { Intakes } from './intakes';

export const intakesBlock = defineBlock({ type: 'intakes', component: Intakes });
