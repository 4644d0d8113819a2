import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getOwnRecord } from './get-own-record.ts';

export const ownRecordRoutes: Handlers<Nouns['own-record'], App> = { getOwnRecord };
