import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { createStage, deleteStage, listStages, updateStage } from './edit-stages.ts';

export const stageRoutes: Handlers<Nouns['stages'], AuthoringApp> = {
  listStages,
  createStage,
  updateStage,
  deleteStage,
};
