import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { findFileOwner, saveFileDay } from '../store/files.ts';
import { fileView } from './views.ts';

export const updateFile: CallHandler<'updateFile', AuthoringApp> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const { simulation_id } = (await findFileOwner(change.tx, params.fileId)) ?? refuse('file.unknown');
    await beginEdit(app, change, { simulation_id });
    const file = (await saveFileDay(change.tx, params.fileId, body.day)) ?? refuse('file.unknown');
    return fileView(file);
  });
