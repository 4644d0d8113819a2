import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getAdminReport, getParticipantReport } from './get-reports.ts';

export const reportRoutes: Handlers<Nouns['reports'], App> = { getParticipantReport, getAdminReport };
