import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getAdminReport } from './get-admin-report.ts';
import { getParticipantReport } from './get-participant-report.ts';

export const reportRoutes: Handlers<Nouns['reports'], App> = { getParticipantReport, getAdminReport };
