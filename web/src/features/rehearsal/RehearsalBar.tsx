import { useNavigate } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { Bot, Pause, Play, StepForward } from 'lucide-react';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './rehearsal.module.css';
import { useRehearsal } from './useRehearsal.ts';

/** Above the control room of a rehearsal: where it is, its pace, and its end. */
export function RehearsalBar({ run }: { run: Run }) {
  const navigate = useNavigate();
  const { isPlaying, setPlaying, step, end, isBusy, isDone, notice } = useRehearsal(run);
  // Leaves first: the control room would report that the deleted run is missing.
  const leave = async () => {
    setPlaying(false);
    await navigate({
      to: '/admin/simulations/$simulationId/stages',
      params: { simulationId: String(run.simulation.id) },
      search: {},
    });
    await end();
  };
  return (
    <section className={styles.rehearsalBar} aria-label={t('Rehearsal')}>
      <Bot className="icon" aria-hidden />
      <p>
        {run.rehearsal && run.rehearsal.ways > 1 ? (
          rich('<b>Rehearsal</b>, way {way} of {ways}', {
            b: (words) => <b>{words}</b>,
            way: run.rehearsal.way,
            ways: run.rehearsal.ways,
          })
        ) : (
          <b>{t('Rehearsal')}</b>
        )}
        <span className={`meta-text ${styles.pace}`}>
          <span role="status">{notice}</span>{' '}
          {isDone
            ? t('End the rehearsal to return to the simulation.')
            : t('It continues only while this page is open.')}
        </span>
      </p>
      <div className={`row ${styles.rehearsalButtons}`}>
        {!isDone && (
          <>
            <Button size="sm" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
              {isPlaying ? t('Hold') : t('Play On')}
            </Button>
            <Button kind="line" size="sm" disabled={isPlaying} busy={isBusy} onClick={() => void step()}>
              <StepForward className="icon" aria-hidden />
              {t('One Step')}
            </Button>
          </>
        )}
        <Button kind={isDone ? 'ink' : 'line'} size="sm" onClick={() => void leave()}>
          {t('End Rehearsal')}
        </Button>
      </div>
    </section>
  );
}
