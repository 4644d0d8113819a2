import { type OrderFacts, refuse } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { App } from '../app.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { findPlaceTexts } from '../store/runs/texts.ts';
import { findOrder } from '../store/votes/orders.ts';
import { orderViews, penOf } from './views.ts';

export type User = { id: number; is_admin: boolean };

/** Returns an order of a locked run as the user sees it now. */
export async function orderView(app: App, change: Change, run: RunRow, scenarioId: number, user: User) {
  const views = await orderViews(change.tx, run, user, app.clock());
  const view = views.find(({ scenario_id }) => scenario_id === scenarioId);
  return view ?? refuse('order.closed');
}

/** Returns what the rules of an order need to know. */
export async function loadOrder({ tx }: Change, run: RunRow, scenarioId: number): Promise<OrderFacts> {
  const place = await currentPlace(tx, run);
  const is_current = place?.scenario_id === scenarioId;
  const order = await findOrder(tx, run.id, scenarioId);
  return {
    status: run.status,
    is_current,
    has_begun: hasBegun(place),
    asks_order: is_current && (await findPlaceTexts(tx, scenarioId)).asks_order === 1,
    text: order?.text ?? '',
    revision: order?.revision ?? 0,
    pen: penOf(order),
  };
}
