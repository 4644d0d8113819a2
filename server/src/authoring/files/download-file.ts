import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findFile } from '../store/files.ts';
import { downloadOf } from './downloads.ts';

export const downloadFile: CallHandler<'downloadFile', AuthoringApp> = async ({ params }, app) => {
  const file = (await findFile(app.db.read, params.fileId)) ?? refuse('file.unknown');
  return downloadOf(app, file);
};
