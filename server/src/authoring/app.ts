import type { App as PeopleApp } from '../people/app.ts';
import type { ContentUse } from './content-use.ts';

/** The services of the calls about simulations. */
export type App = PeopleApp & { contentUse: ContentUse };
