import type { PeopleApp } from '../people/app.ts';
import type { ContentUse } from './content-use.ts';

/** The services of the calls about simulations. */
export type AuthoringApp = PeopleApp & { contentUse: ContentUse };
