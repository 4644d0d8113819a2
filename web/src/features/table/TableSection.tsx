import { useLocation } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { useEffect, useId, useRef } from 'react';
import { useMedia } from '../../lib/browser/useMedia.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { QuietStatus } from '../../ui/QuietStatus.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import type { Evidence } from '../runs/useEvidence.ts';
import { ownSeat } from '../runs/useRun.ts';
import { EmptyTable } from './EmptyTable.tsx';
import { ItemEntry, ItemSource, ItemSubject } from './ItemBody.tsx';
import styles from './Items.module.css';
import { nameOfItem } from './item-name.ts';
import { itemsSentence } from './items-sentence.ts';
import { TakeBack } from './TakeBack.tsx';
import { tablePlace } from './table-place.ts';
import { useNewItems } from './useNewItems.ts';
import { type OpenItem, useTable } from './useTable.ts';

/**
 * The table of the current scenario on the dashboard, newest item last. Items can be marked as evidence for the final decision,
 * unless `evidence` is undefined. Renders nothing in a run without a table.
 */
export function TableSection({ run, evidence }: { run: Run; evidence: Evidence | undefined }) {
  const { table, isError, isFetching, refetch } = useTable(run);
  const newItems = useNewItems(run, table);
  const isPhone = useMedia('(max-width: 760px)');
  const hash = useLocation({ select: (location) => location.hash });
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isLoaded = table !== undefined;
  useEffect(() => {
    // A user who followed a link to the table wants this section, not the top of the page.
    if (hash !== tablePlace || !isLoaded) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, isLoaded]);
  if (!run.table || run.status === 'DRAFT') return null;
  const items = table?.items ?? [];
  const Entry = isPhone ? FoldedEntry : OpenEntry;
  return (
    <section className="section" id={tablePlace} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="heading-3" id={id} tabIndex={-1} ref={heading}>
          {t('On the table')}
        </h2>
        {items.length > 0 && <span className="meta-text">{itemsSentence(items)}</span>}
      </div>
      <QuietStatus text={itemsSentence(items)} />
      {table === undefined && !isError && <Skeleton lines={4} label={t('Loading the table')} />}
      {table === undefined && isError && (
        <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {table?.items.length === 0 && (
        <EmptyTable run={run}>{t('Open your room and put there what the others should read.')}</EmptyTable>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              run={run}
              isNew={newItems.has(item.id)}
              evidence={table?.is_open ? evidence : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ActionProps = { item: OpenItem; run: Run; evidence: Evidence | undefined };
type EntryProps = ActionProps & { isNew: boolean };

function OpenEntry({ item, run, isNew, evidence }: EntryProps) {
  const seat = ownSeat(run);
  return (
    <ItemEntry
      item={item}
      runId={run.id}
      isOwnRoom={seat?.room.room_name === item.room_name}
      isNew={isNew}
      ownSeatId={seat?.user_run_id}
    >
      <Actions item={item} run={run} evidence={evidence} />
    </ItemEntry>
  );
}

/** An item on a phone: its line and source, and the whole item once it is opened. */
function FoldedEntry({ item, run, isNew, evidence }: EntryProps) {
  const seat = ownSeat(run);
  return (
    <li data-room={item.room_name} data-new={isNew || undefined}>
      <details className={styles.folded}>
        <summary>
          <RoomMark room={item.room_name} size={24} />
          <span>
            <b className="story">{item.line === '' ? nameOfItem(item) : item.line}</b>
            <ItemSource
              item={item}
              isOwnRoom={seat?.room.room_name === item.room_name}
              isNew={isNew}
              ownSeatId={seat?.user_run_id}
            />
            {isMarked(item, evidence) && <span className="tag">{t('My evidence')}</span>}
          </span>
        </summary>
        <div>
          <ItemSubject item={item} runId={run.id} />
          <Actions item={item} run={run} evidence={evidence} />
        </div>
      </details>
    </li>
  );
}

function isMarked({ post, file }: OpenItem, evidence: Evidence | undefined): boolean {
  if (evidence === undefined) return false;
  return post ? evidence.marked.includes(post.id) : evidence.markedFiles.includes(file?.id ?? 0);
}

function Actions({ item, run, evidence }: ActionProps) {
  const isEvidence = isMarked(item, evidence);
  if (evidence === undefined && !item.is_removable) return null;
  const toggle = () => {
    if (item.post) evidence?.toggle(item.post.id);
    else if (item.file) evidence?.toggleFile(item.file.id);
  };
  return (
    <div className={styles.actions}>
      {evidence && (
        <label>
          <input
            type="checkbox"
            checked={isEvidence}
            disabled={!isEvidence && evidence.isFull}
            aria-label={t('My evidence: {name}', { name: nameOfItem(item) })}
            onChange={toggle}
          />
          {t('My evidence')}
        </label>
      )}
      {item.is_cited && item.is_removable && (
        <span className="meta-text">{t('It stays: a vote rests on it.')}</span>
      )}
      <TakeBack item={item} runId={run.id} />
    </div>
  );
}
