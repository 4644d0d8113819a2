import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getFigures, getRunBoard } from './get-run-board.ts';

export const boardRoutes: Handlers<Nouns['boards'], App> = { getRunBoard, getFigures };
