/** What only people who are still learning are told. */
import { briefing } from './briefing.ts';
import { LESSONS } from './lessons.ts';
import { moments } from './moments.ts';

export const taught = { lessons: LESSONS, briefing, moments };
