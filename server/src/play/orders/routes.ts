import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { correctJudgement } from './correct-judgement.ts';
import { getRunOrders } from './get-run-orders.ts';
import { putPenDown, saveOrder, takePen } from './save-order.ts';

export const orderRoutes: Handlers<Nouns['orders'], App> = {
  getRunOrders,
  saveOrder,
  takePen,
  putPenDown,
  correctJudgement,
};
