import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getReading } from './get-reading.ts';
import { getOwnReading, saveOwnReading } from './own-reading.ts';

export const readReceiptRoutes: Handlers<Nouns['read-receipts'], App> = {
  getOwnReading,
  saveOwnReading,
  getReading,
};
