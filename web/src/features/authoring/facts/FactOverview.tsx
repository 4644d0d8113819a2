import { factLimit } from '@vincere/domain';
import { Plus, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { plural, t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Decision, Scenario } from '../useSimulation.ts';
import { FactBalance } from './FactBalance.tsx';
import styles from './FactsTab.module.css';
import { FactTable } from './FactTable.tsx';
import { type FactHints, hintsOf } from './fact-hints.ts';
import type { Fact } from './useFacts.ts';

/** The list of the key facts, what weakens them, and their balance. */
export function FactOverview({
  facts,
  scenario,
  opened,
  addButton,
  onAdd,
  onOpen,
}: {
  facts: readonly Fact[];
  scenario: Scenario;
  /** The id of the fact in the inspector. */
  opened: number | undefined;
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd: (byKeyboard: boolean) => void;
  onOpen: (id: number, byKeyboard: boolean) => void;
}) {
  const isFull = facts.length >= factLimit;
  const hints = hintsOf(facts, scenario, useRooms());
  const weakSpots = hints.ofFact.size + hints.general.length;
  const addFact = (
    <Button
      ref={addButton}
      kind="line"
      size="sm"
      // Not `disabled`, so that it can take the focus when the inspector closes.
      aria-disabled={isFull || undefined}
      onClick={isFull ? undefined : ({ detail }) => onAdd(detail === 0)}
    >
      <Plus className="icon" aria-hidden />
      {t('Add a Fact')}
    </Button>
  );
  if (facts.length === 0)
    return (
      <Empty title={t('No key facts yet')} action={addFact}>
        {t(
          'A key fact is one claim that only some rooms can read. Say which posts or files carry it, and which decisions it supports or opposes. Participants see none of this before the run is over.',
        )}
      </Empty>
    );
  return (
    <>
      <div className={styles.head}>
        <p>
          {weakSpots > 0 && (
            <>
              <b className="number">{plural(weakSpots, '{count} weak spot.', '{count} weak spots.')}</b>{' '}
            </>
          )}
          <span className="muted">{t('Participants see none of this before the run is over.')}</span>
        </p>
        {addFact}
        {isFull && <p className={`hint ${styles.full}`}>{refusalText('fact.limit', { limit: factLimit })}</p>}
      </div>
      <FactTable
        facts={facts}
        hints={hints}
        decisions={scenario.all_decisions}
        opened={opened}
        onOpen={onOpen}
      />
      <WhatTheyShow facts={facts} hints={hints} decisions={scenario.all_decisions} />
    </>
  );
}

function WhatTheyShow({
  facts,
  hints,
  decisions,
}: {
  facts: readonly Fact[];
  hints: FactHints;
  decisions: readonly Decision[];
}) {
  return (
    <div className={styles.sections}>
      {decisions.length > 0 && <FactBalance facts={facts} decisions={decisions} />}
      {hints.general.length > 0 && (
        <Section title={t('What to look at')}>
          <ul className={`rows ${styles.hints}`}>
            {hints.general.map((hint) => (
              <li key={hint}>
                <TriangleAlert className="icon" aria-hidden />
                {hint}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
