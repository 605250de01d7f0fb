import type { BlockDefinition } from '../block-props';
import { CourseCarousel } from './course-carousel';

export const block: BlockDefinition<'course-carousel'> = { component: CourseCarousel };
