import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { ProjectorFrame } from '../../../parts/projector/ProjectorFrame.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Target } from '../../first-page/types.ts';
import { isAbout, reportTitles } from '../sources.ts';
import type { ReplayOf } from '../types.ts';
import { MomentSlider } from './MomentSlider.tsx';
import { MomentText } from './MomentText.tsx';
import { firstPlace, placeAt } from './moments.ts';
import styles from './Replay.module.css';
import { StateAt } from './StateAt.tsx';

/** Replays a run moment by moment, on the page and on the projector. A finding can lead to one of its moments. */
export function Replay({
  run,
  withCharts,
  target,
}: {
  run: Run;
  withCharts: boolean;
  target: Target | undefined;
}) {
  const replay = useRead('getReplay', { params: { runId: run.id } });
  const [isPresented, setIsPresented] = useState(false);
  return (
    <Section
      title={t('Replay')}
      titleId={reportTitles.timeline}
      className={styles.section ?? ''}
      aside={
        replay.data !== undefined &&
        replay.data.moments.length > 0 && (
          <Button kind="line" onClick={() => setIsPresented(true)}>
            <Presentation className="icon" aria-hidden />
            {t('Present the Replay')}
          </Button>
        )
      }
    >
      <Loaded
        query={replay}
        failed={t('The replay could not be loaded')}
        retry={t(shared.retry)}
        label={t('Loading the replay')}
      >
        {(data) =>
          data.moments.length === 0 ? (
            <p className="muted">{t('Nothing happened.')}</p>
          ) : (
            <Playback
              replay={data}
              simulationName={run.simulation.name}
              withCharts={withCharts}
              target={isAbout(target, 'timeline') ? target : undefined}
              isPresented={isPresented}
              onLeave={() => setIsPresented(false)}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

/** The page and the projector show the same moment. */
function Playback({
  replay,
  simulationName,
  withCharts,
  target,
  isPresented,
  onLeave,
}: {
  replay: ReplayOf;
  simulationName: string;
  withCharts: boolean;
  target: Target | undefined;
  isPresented: boolean;
  onLeave: () => void;
}) {
  const [place, setPlace] = useState(() => firstPlace(replay.moments));
  const [lastTarget, setLastTarget] = useState(target);
  const [quoted, setQuoted] = useState<ReadonlySet<string>>(new Set());
  if (target !== lastTarget) {
    setLastTarget(target);
    if (target !== undefined) setPlace(placeAt(replay.moments, target));
  }
  const momentProps = { replay, place, quoted };
  return (
    <>
      <MomentSlider replay={replay} place={place} naming="people" onPlace={setPlace} />
      <MomentText {...momentProps} naming="people" onQuote={setQuoted} />
      <StateAt replay={replay} place={place} naming="people" withCharts={withCharts} />
      {isPresented && (
        <ProjectorFrame simulationName={simulationName} onLeave={onLeave} isOwnWindow={false} tools={null}>
          <div className={styles.onProjector}>
            <MomentSlider replay={replay} place={place} naming="rooms" onPlace={setPlace} />
            <MomentText {...momentProps} naming="rooms" />
            <StateAt replay={replay} place={place} naming="rooms" withCharts={withCharts} />
          </div>
        </ProjectorFrame>
      )}
    </>
  );
}
