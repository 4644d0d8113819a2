import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getFindings, shareReport } from './get-findings.ts';

export const findingRoutes: Handlers<Nouns['findings'], App> = { getFindings, shareReport };
