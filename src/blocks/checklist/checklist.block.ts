import { defineBlock } from '../define-block';
import { Checklist } from './checklist';

export const checklistBlock = defineBlock({ type: 'checklist', component: Checklist });
