import { useState } from 'react';
import { messageOf, queryClient, send, useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { notOnTable, notOnTableText } from './not-on-table.ts';
import { SaidBoxes, type UnsharedFact } from './SaidBoxes.tsx';
import styles from './WasItSaid.module.css';

/** The reads that change when a fact is noted as said. */
const dependentReads = ['getKnownFacts', 'getFindings', 'getObjectivesReport', 'getGuidedDebrief'] as const;

/**
 * The key facts of the closed stages that have not reached the table, each with a box that says that somebody said it. Nothing
 * without such facts, and once the report is shared or the debrief is done.
 */
export function WasItSaid({ runId, heading: Heading }: { runId: number; heading: 'h2' | 'h3' }) {
  const input = { params: { runId } };
  const knownFacts = useRead('getKnownFacts', input);
  const runFacts = useRead('getRunFacts', input);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, boolean>>(new Map());
  const stages = (knownFacts.data?.stages ?? []).filter(({ facts }) => notOnTable(facts).length > 0);
  if (runFacts.data?.accepts_ticks !== true || stages.length === 0) return null;

  const change = async ({ id }: UnsharedFact, isSaid: boolean) => {
    setUnsaved((others) => new Map(others).set(id, isSaid));
    try {
      await send(isSaid ? 'tickFact' : 'untickFact', { params: { runId, factId: id } });
      await Promise.all(dependentReads.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      toastError(t('The tick was not saved'), messageOf(error, t('Nothing was changed. Please try again.')));
    } finally {
      setUnsaved((others) => new Map([...others].filter(([one]) => one !== id)));
    }
  };
  return (
    <section className={styles.said} aria-labelledby="was-it-said">
      <Heading className="heading-3" id="was-it-said">
        {t('Was it said?')}
      </Heading>
      <p className="meta-text">
        {t('These key facts have not reached the table. Tick what somebody said aloud.')}
      </p>
      {stages.map(({ scenario_id, stage_number, rooms, facts }) => {
        const unshared = notOnTable(facts);
        const said = unshared.filter(({ id, voiced }) => unsaved.get(id) ?? voiced !== null);
        return (
          <RoomsOfRun key={scenario_id} rooms={rooms}>
            <p className="label-text">{t('Stage {number}', { number: stage_number })}</p>
            <p className="meta-text number">{notOnTableText(facts, said.length)}</p>
            <SaidBoxes
              facts={unshared}
              said={new Set(said.map(({ id }) => id))}
              onChange={(fact, isSaid) => void change(fact, isSaid)}
            />
          </RoomsOfRun>
        );
      })}
    </section>
  );
}
