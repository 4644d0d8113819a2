import type { Answer, Calls } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed, messageOf, queryClient, send, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';

export type Order = Answer<Calls['getRunOrders']>['orders'][number];

/** The text is saved after this pause in typing, and at least this often while somebody types on, which keeps the pen. */
const pauseMs = 1_000;
const longestMs = 5_000;
/** A failed attempt to save is repeated after this time. */
const retryMs = 3_000;

/** Reads the order of a scenario; undefined while it loads. */
export function useStoredOrder(
  runId: number,
  scenarioId: number | undefined,
  options?: { refetchOnMount: 'always' },
) {
  const query = useRead(
    'getRunOrders',
    { params: { runId } },
    { refetchInterval: pollMs.participant, enabled: scenarioId !== undefined, ...options },
  );
  return { ...query, order: query.data?.orders.find(({ scenario_id }) => scenario_id === scenarioId) };
}

/** Stores an order that the server returned in the cache. */
function cacheOrder(runId: number, savedOrder: Order): void {
  queryClient.setQueryData<Answer<Calls['getRunOrders']>>(
    ['getRunOrders', { params: { runId } }],
    (data) =>
      data && {
        orders: data.orders.map((order) =>
          order.scenario_id === savedOrder.scenario_id ? savedOrder : order,
        ),
      },
  );
}

/** What the user typed and the server has not saved. It is shown beside the stored text until the user decides. */
export type Collision = { mine: string; reason: string };

/**
 * Writes an order: takes the pen and puts it down, and saves the text while the user types. A text that the server refuses,
 * because somebody else has the pen or has changed the order, becomes a `collision`, so that nothing is lost.
 */
export function useOrder(runId: number, order: Order) {
  const { scenario_id, revision, text: stored } = order;
  const [typed, setTyped] = useState<string>();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [collision, setCollision] = useState<Collision>();
  const [isBusy, setBusy] = useState(false);
  const firstUnsavedAt = useRef<number>(undefined);
  const params = { runId };
  const holdsPen = order.pen?.is_own === true;
  const text = typed ?? stored;

  const save = useEffectEvent(async (mine: string, base: number) => {
    setStatus('saving');
    try {
      const savedOrder = await send('saveOrder', {
        params,
        body: { scenario_id, text: mine, revision: base },
      });
      cacheOrder(runId, savedOrder);
      setStatus('idle');
      // Keep what was typed in the meantime.
      setTyped((now) => (now === mine ? undefined : now));
      firstUnsavedAt.current = undefined;
    } catch (error) {
      if (error instanceof CallFailed && error.status < 500 && error.status !== 0) {
        setStatus('idle');
        setTyped(undefined);
        setCollision({ mine, reason: messageOf(error, '') });
        await queryClient.invalidateQueries({ queryKey: ['getRunOrders'] });
      } else {
        setStatus('failed');
        // The server may have saved the text although its answer was lost. The next attempt is based on what it has.
        void queryClient.invalidateQueries({ queryKey: ['getRunOrders'] });
      }
    }
  });

  // Also saves text that was typed while a request was under way: `status` changes then.
  useEffect(() => {
    if (typed === undefined || status === 'saving') return;
    firstUnsavedAt.current ??= performance.now();
    const soonest = status === 'failed' ? retryMs : pauseMs;
    const latestDelay = firstUnsavedAt.current + longestMs - performance.now();
    const timer = setTimeout(
      () => void save(typed, revision),
      status === 'failed' ? soonest : Math.max(0, Math.min(soonest, latestDelay)),
    );
    return () => clearTimeout(timer);
  }, [typed, status, revision]);

  // The pen becomes free by itself.
  const until = order.pen?.until;
  useEffect(() => {
    if (until === undefined) return;
    const wait = Date.parse(until) - serverNow();
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: ['getRunOrders'] }),
      Math.max(500, wait + 200),
    );
    return () => clearTimeout(timer);
  }, [until]);

  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toastError(t('The pen stays where it is'), messageOf(error, t('Please try again.')));
      await queryClient.invalidateQueries({ queryKey: ['getRunOrders'] });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const takePen = () =>
    act(async () => cacheOrder(runId, await send('takePen', { params, body: { scenario_id } })));
  const putPenDown = () =>
    act(async () => {
      if (typed !== undefined) await save(typed, revision);
      await send('putPenDown', { params });
      cacheOrder(runId, { ...order, pen: null, text });
      await queryClient.invalidateQueries({ queryKey: ['getRunOrders'] });
    });
  const addMine = async () => {
    if (collision === undefined || !(await takePen())) return;
    setTyped([stored, collision.mine].filter((part) => part.trim() !== '').join('\n\n'));
    setCollision(undefined);
  };

  return {
    text,
    type: setTyped,
    holdsPen,
    isSaved: typed === undefined,
    hasFailed: status === 'failed',
    isBusy,
    takePen,
    putPenDown,
    collision,
    discardMine: () => setCollision(undefined),
    addMine,
  };
}
