import '../../styles/projector.css';
import { Minimize2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { roleName } from '../../lib/format.ts';
import { BallotTicks } from '../../ui/BallotTicks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Brand, RoomMark } from '../../ui/marks.tsx';
import { JoinQr } from './JoinQr.tsx';
import { PresentClock } from './PresentClock.tsx';
import { finalTurnout, roomStandings } from './standing.ts';
import type { HeardRun, RunBoard } from './types.ts';
import { useQuietFor } from './useQuietFor.ts';

/** From then on without anyone joining, the code is enough. */
const quietMs = 90_000;

/** The run on a projector: dark, over the whole screen, without a name, a leaning or a reason. Escape ends it. */
export function Present({
  heard,
  board,
  onLeave,
}: {
  heard: HeardRun;
  board: RunBoard;
  onLeave: () => void;
}) {
  const { run } = heard;
  const overlay = useRef<HTMLDialogElement>(null);
  const isQuiet = useQuietFor(quietMs, board.seats.at(-1)?.user_run_id);
  const [isWhole] = useState(() => document.fullscreenElement !== null);
  // Closed before it leaves the page: then focus goes back to what opened it.
  useLayoutEffect(() => {
    const dialog = overlay.current;
    if (dialog === null) return;
    dialog.showModal();
    // Refused where the browser has no full screen: the overlay covers the page all the same.
    if (!isWhole) document.documentElement.requestFullscreen?.().catch(() => {});
    // In full screen Escape is the browser's own.
    const watch = () => document.fullscreenElement === null && onLeave();
    document.addEventListener('fullscreenchange', watch);
    return () => {
      document.removeEventListener('fullscreenchange', watch);
      dialog.close();
      if (!isWhole && document.fullscreenElement !== null) document.exitFullscreen().catch(() => {});
    };
  }, [isWhole, onLeave]);
  const { cast, people } = finalTurnout(board);
  const stage = run.current_stage;
  return (
    <dialog
      ref={overlay}
      className="pj"
      data-theme="dark"
      aria-label="Projector view"
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <header>
        <Brand />
        <span className="pj-s">{run.simulation.name}</span>
        <Button kind="line" onClick={onLeave}>
          <Minimize2 className="ic" aria-hidden />
          Leave
        </Button>
      </header>
      <div className="pj-m">
        <div className="pj-l">
          <p className="pj-k">
            {stage
              ? `Stage ${stage.stage_number} of ${run.simulation.total_stages}`
              : 'Waiting for the start'}
          </p>
          <h2>{run.current_scenario?.name ?? run.simulation.name}</h2>
          {stage && <PresentClock heard={heard} />}
        </div>
        <div className={isQuiet ? 'pj-r is-quiet' : 'pj-r'}>
          {!isQuiet && <JoinQr code={run.access_code} />}
          <p className="pj-k">Join with</p>
          <p className="pj-code t-clock">{run.access_code}</p>
          {isQuiet && <p className="pj-at">{location.host}</p>}
        </div>
      </div>
      <footer>
        {roomStandings(board).map((room) => (
          <div key={room.role} className={`r-${room.role}`}>
            <RoomMark room={room.role} size={44} />
            <div>
              <b>{roleName(room.role)}</b>
              <BallotTicks voted={room.voted} people={room.ballots} />
            </div>
          </div>
        ))}
        <p className="pj-f">
          <span className="t-clock">{stage ? `${cast} of ${people}` : board.seats.length}</span>
          {stage ? 'decided' : 'here'}
        </p>
      </footer>
    </dialog>
  );
}
