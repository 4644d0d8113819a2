import '../../styles/release.css';
import { useId } from 'react';
import { t } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { parseRelease, problemOfRelease, warningOf } from './release-time.ts';

const ways = { stage: t('With the stage'), time: t('Into the stage'), held: t('When released') } as const;
type Way = keyof typeof ways;

/** What the ways are called while the stage is played, where times count from now. */
const liveWays: Record<Way, string> = { stage: t('Now'), time: t('Later'), held: t('When released') };

/** What is chosen before a time is typed. */
const firstTime = '5:00';

function wayOf(typed: string): Way {
  if (typed === '') return 'stage';
  return typed === 'held' ? 'held' : 'time';
}

/** When the posts appear that are about to be added. `typed` is a release as it is typed: blank, a time or `held`. */
export function ReleaseChoice({
  typed,
  stageSeconds = null,
  live = false,
  onChange,
}: {
  typed: string;
  /** How long the stage lasts; null without a limit. */
  stageSeconds?: number | null;
  live?: boolean;
  onChange: (typed: string) => void;
}) {
  const id = useId();
  const way = wayOf(typed);
  const words = live ? liveWays : ways;
  const problem = problemOfRelease(typed);
  const warning = problem === undefined ? warningOf(parseRelease(typed) ?? null, stageSeconds) : undefined;
  const choose = (next: Way) => onChange(next === 'stage' ? '' : next === 'held' ? 'held' : firstTime);
  return (
    <div className="rel">
      <div className="row wrapf">
        <span className="t-label" id={`${id}-label`}>
          {t('Appears')}
        </span>
        <div className="add-seg" role="radiogroup" aria-labelledby={`${id}-label`}>
          {(Object.keys(ways) as Way[]).map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-way`} checked={way === one} onChange={() => choose(one)} />
              <span>{words[one]}</span>
            </label>
          ))}
        </div>
        {way === 'time' && (
          <input
            className="inp inp-sm rel-t num"
            aria-label={live ? t('Minutes and seconds from now') : t('Minutes and seconds into the stage')}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-said`}
            maxLength={8}
            value={typed}
            // An emptied field is still a time to be typed, not another choice.
            onChange={(event) => onChange(event.target.value || ' ')}
          />
        )}
      </div>
      <div id={`${id}-said`}>
        {problem !== undefined ? (
          <FieldError>{problem}</FieldError>
        ) : (
          warning !== undefined && <p className="hint">{warning}</p>
        )}
      </div>
    </div>
  );
}
