import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announce, nudge, takeBackAnnouncement } from './announce.ts';

export const announcementRoutes: Handlers<Nouns['announcements'], App> = {
  announce,
  takeBackAnnouncement,
  nudge,
};
