import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Failed, Skeleton } from '../../../ui/states.tsx';
import { EmptyTable } from '../../table/EmptyTable.tsx';
import { ItemEntry } from '../../table/ItemBody.tsx';
import styles from '../../table/Items.module.css';
import { nameOfItem } from '../../table/item-name.ts';
import { itemsSentence, silentRoomsSentence } from '../../table/items-sentence.ts';
import { TakeBack } from '../../table/TakeBack.tsx';
import { type OpenItem, useTable } from '../../table/useTable.ts';

/** The table of the current scenario. A facilitator can take items back and blank their lines; observers only read. */
export function TablePanel({ run, isFacilitator = false }: { run: Run; isFacilitator?: boolean }) {
  const rooms = useRooms();
  const { table, isError, isFetching, refetch } = useTable(run);
  if (table === undefined)
    return isError ? (
      <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={4} label={t('Loading the table')} />
    );
  const { items } = table;
  if (items.length === 0)
    return (
      <EmptyTable run={run}>{t('Posts and files that rooms share with the others appear here.')}</EmptyTable>
    );
  return (
    <>
      <p className="meta-text">
        {listSentences(itemsSentence(items), silentRoomsSentence(rooms, run, items))}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemEntry key={item.id} item={item} runId={run.id}>
            {isFacilitator && (
              <div className={styles.actions}>
                <span className="meta-text">{item.is_cited && t('It stays: a vote rests on it.')}</span>
                <span className="row">
                  <TakeBack item={item} runId={run.id} />
                  {item.line !== '' && <BlankLine item={item} runId={run.id} />}
                </span>
              </div>
            )}
          </ItemEntry>
        ))}
      </ul>
    </>
  );
}

function listSentences(items: string, silentRooms: string | undefined): string {
  return silentRooms === undefined ? items : `${items}. ${silentRooms}`;
}

/** Blanks the line of an item after a question, because the line cannot come back. */
function BlankLine({ item, runId }: { item: OpenItem; runId: number }) {
  const [isAsked, setAsked] = useState(false);
  const blank = async () => {
    const failure = await send('blankLine', { params: { runId, itemId: item.id } }).then(
      () => undefined,
      (error: unknown) => messageOf(error, t('Check your connection and try again.')),
    );
    if (failure === undefined) await queryClient.invalidateQueries({ queryKey: ['getRunTable'] });
    return failure;
  };
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        aria-label={t('Blank the line of {name}', { name: nameOfItem(item) })}
        onClick={() => setAsked(true)}
      >
        {t('Blank the Line')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Blank this line?')}
        text={t('Nobody can read it any more, and it cannot come back. The post or file stays.')}
        action={t('Blank the Line')}
        busyLabel={t('Blanking...')}
        onConfirm={blank}
      />
    </>
  );
}

/** The number of items on the table. */
export function useTableCount(run: Run): number {
  return useTable(run).table?.items.length ?? 0;
}
