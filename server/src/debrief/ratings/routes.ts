import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getObjectivesReport } from './get-objectives-report.ts';
import { getRatings, saveRating } from './save-rating.ts';

/** The calls by which facilitators and observers rate objectives, and the report of these ratings. */
export const ratingRoutes: Handlers<Nouns['ratings'], App> = { getRatings, saveRating, getObjectivesReport };
