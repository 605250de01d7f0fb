import type { SiteBlock } from 'prospectus/blocks/block-props';
import { Timetable } from './timetable';

/** What it does in the browser is in timetable.island.ts. */
export const block: SiteBlock = { component: Timetable };
