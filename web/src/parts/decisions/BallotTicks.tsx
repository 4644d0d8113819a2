import { rich } from '../../lib/text.ts';
import { sr } from '../../ui/sr.tsx';

/** From this number of people, a bar replaces the ticks. */
const mostTicks = 24;

/** Shows one small box per person in the room, filled once that person has voted. The compact ones show no numbers. */
export function BallotTicks({ voted, people, size }: { voted: number; people: number; size?: 'compact' }) {
  return (
    <span className="ballot-ticks" data-size={size}>
      {people > mostTicks ? (
        <progress className="ticks-bar" value={voted} max={people} aria-hidden="true" />
      ) : (
        <span className="tick-marks" aria-hidden="true">
          {Array.from({ length: people }, (_, index) => (
            <i key={index} data-voted={index < voted || undefined} />
          ))}
        </span>
      )}
      <span className="meta-text number">
        {rich('{voted} of {people}<sr> voted</sr>', { voted, people, sr })}
      </span>
    </span>
  );
}
