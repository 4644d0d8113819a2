import type { Nouns } from '@vincere/contract';
import type { PlatformApp } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export const auditRoutes: Handlers<Nouns['audit'], PlatformApp> = { listAuditEntries };
