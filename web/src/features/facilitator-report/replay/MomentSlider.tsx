import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ReplayOf } from '../types.ts';
import { inWords, type Naming } from './moments.ts';
import styles from './Replay.module.css';

/** A slider over the moments of a replay, with buttons for one moment back and forth, and the moment in words. */
export function MomentSlider({
  replay,
  place,
  naming,
  onPlace,
}: {
  replay: ReplayOf;
  /** The index of the moment. */
  place: number;
  naming: Naming;
  onPlace: (place: number) => void;
}) {
  const rooms = useRooms();
  const { moments } = replay;
  // Moments reached with the buttons are announced below. The slider announces its value itself.
  const [isStepped, setIsStepped] = useState(false);
  const id = useId();
  const moment = moments[place];
  if (moment === undefined) return null;
  const words = inWords(moment, replay, rooms, naming);
  const clock = formatClock(Math.floor(moment.at_ms / 1000));
  const isFirst = place === 0;
  const isLast = place === moments.length - 1;
  const step = (by: 1 | -1) => {
    onPlace(place + by);
    setIsStepped(true);
  };
  return (
    <>
      <div className={styles.replay}>
        <Button
          kind="line"
          className="button-icon"
          aria-label={t('Previous moment')}
          // Not `disabled`, so that it keeps the focus at the first moment.
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && step(-1)}
        >
          <ChevronLeft className="icon" aria-hidden />
        </Button>
        <div>
          <label htmlFor={id} className="visually-hidden">
            {t('Moment of the run')}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={moments.length - 1}
            value={place}
            aria-valuetext={`${clock}, ${words}`}
            onChange={(event) => {
              onPlace(Number(event.target.value));
              setIsStepped(false);
            }}
          />
          <StageMarks replay={replay} place={place} />
        </div>
        <Button
          kind="line"
          className="button-icon"
          aria-label={t('Next moment')}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && step(1)}
        >
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
      <p className={styles.moment}>
        <span className={`digits ${styles.clock}`}>{clock}</span> <span>{words}</span>
        <span className={`meta-text number ${styles.stageCount}`}>
          {t('{count} of {total}', { count: place + 1, total: moments.length })}
        </span>
      </p>
      <span className="visually-hidden" role="status">
        {isStepped && `${clock}, ${words}`}
      </span>
    </>
  );
}

/** The positions of stage starts and of the current moment on the slider. All moments have the same width. */
function StageMarks({ replay: { moments }, place }: { replay: ReplayOf; place: number }) {
  const at = (index: number) => (index / Math.max(1, moments.length - 1)) * 1000;
  return (
    <svg className={styles.track} viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={styles.stageLines}
        d={moments.flatMap(({ kind }, index) => (kind === 'stage' ? [`M${at(index)} 2V20`] : [])).join('')}
      />
      <path className={styles.nowLine} d={`M${at(place)} 0V20`} />
    </svg>
  );
}
