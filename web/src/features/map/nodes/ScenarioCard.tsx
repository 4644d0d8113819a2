import { scenarios as texts } from '@vincere/contract/messages';
import { Handle, type NodeProps, Position, useReactFlow, useStoreApi } from '@xyflow/react';
import { plural, t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { cardInWords } from '../in-words.ts';
import mapStyles from '../map.module.css';
import { contentOf, emptyRoomsOf, roomsOf } from '../unfinished.ts';
import { CardDecisions } from './CardDecisions.tsx';
import type { CardData, ScenarioNode } from './nodes.ts';
import styles from './ScenarioCard.module.css';

/** A scenario on the map, with its decisions and rooms. Links are dragged from the handle of a decision. */
export function ScenarioCard({ data, isConnectable }: NodeProps<ScenarioNode>) {
  const rooms = useRooms();
  const { card, unfinished, isEditable, isTabStop, isChosen } = data;
  const { scenario, code } = card;
  const bringIntoView = useBringIntoView(data);
  const head = (
    <>
      <span className={`${styles.cardCode} number`}>{code}</span>
      <b>{scenario.name}</b>
    </>
  );
  return (
    <article className={classesOf(data)} data-target={data.target}>
      {isEditable ? (
        <button
          type="button"
          className={`${mapStyles.cardHead} nopan`}
          data-card={scenario.id}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={cardInWords(card, unfinished, rooms)}
          aria-expanded={isChosen}
          onFocus={bringIntoView}
        >
          {head}
        </button>
      ) : (
        <div className={mapStyles.cardHead}>{head}</div>
      )}
      {!card.isSmall && <CardDecisions data={data} />}
      <footer>
        <span className={styles.cardRooms} aria-hidden="true">
          {roomsOf(scenario, rooms.roles).map(({ role, isEmpty }) =>
            isEmpty ? (
              <i key={role} title={t('{room}: nothing to read', { room: rooms.placeName(role) })} />
            ) : (
              <RoomMark key={role} room={role} size={12} />
            ),
          )}
        </span>
        <Foot data={data} />
      </footer>
      <Handle
        id="in"
        className={mapStyles.inHandle}
        type="target"
        position={Position.Left}
        isConnectable={isConnectable}
        isConnectableStart={false}
      />
    </article>
  );
}

/** The most important fact about a scenario, as text. */
function Foot({ data: { card, unfinished, reached } }: { data: CardData }) {
  const { roles } = useRooms();
  const { scenario, stage, isSmall } = card;
  if (reached === 'now') return <span className={styles.groupIsHere}>{t('The group is here')}</span>;
  if (reached === 'end') return <span className={styles.groupIsHere}>{t('The group ended here')}</span>;
  if (reached === 'passed') return <span>{t('Played')}</span>;
  if (unfinished?.isUnreached)
    return <span className={mapStyles.isBad}>{t('not reached by any decision')}</span>;
  if (isSmall && unfinished?.hasNoDecision)
    return <span className={mapStyles.isBad}>{t('No decisions yet')}</span>;
  const emptyRoomsText = unfinished && emptyRoomsOf(scenario, roles);
  if (emptyRoomsText) return <span className="muted">{emptyRoomsText}</span>;
  const count = scenario.all_decisions.length;
  if (isSmall) return <span>{plural(count, '{count} closing decision', '{count} closing decisions')}</span>;
  return <span>{stage.stage_number === 1 ? t(texts.initial) : contentOf(scenario)}</span>;
}

function classesOf({ card, unfinished, reached, isChosen }: CardData): string {
  return [
    mapStyles.card,
    card.isSmall && mapStyles.isLeaf,
    isChosen && mapStyles.isPicked,
    unfinished?.isUnreached && mapStyles.isUnreached,
    (reached === 'now' || reached === 'end') && mapStyles.isPicked,
    reached === 'passed' && mapStyles.isPassed,
    reached === 'no' && mapStyles.isOff,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns a function that centres the map on the card unless all of it is visible. */
function useBringIntoView({ card }: CardData): () => void {
  const { getViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  return () => {
    const { x, y, zoom } = getViewport();
    const { width, height, nodeLookup } = store.getState();
    const node = nodeLookup.get(String(card.scenario.id));
    if (node === undefined) return;
    const box = { ...node.position, width: node.width ?? 0, height: node.height ?? 0 };
    const [left, top] = [box.x * zoom + x, box.y * zoom + y];
    const isSeen =
      left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height;
    if (!isSeen) void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom });
  };
}
