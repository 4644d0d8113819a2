import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { exportGuide } from './export-guide.ts';
import { exportRun, exportSummary } from './export-run.ts';

export const exportRoutes: Handlers<Nouns['exports'], App> = { exportRun, exportSummary, exportGuide };
