import { useState } from 'react';
import { messageOf, queryClient, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { useMove } from '../useMove.tsx';
import { refreshAuthoring, type Scenario } from '../useSimulation.ts';
import { FactInspector } from './FactInspector.tsx';
import { FactOverview } from './FactOverview.tsx';
import styles from './FactsTab.module.css';
import { type Fact, useFacts } from './useFacts.ts';
import { useInspectedFact } from './useInspectedFact.ts';

/** The key facts of a scenario: the list, what weakens them, their balance, and an inspector that edits one of them. */
export function FactsTab({ scenario, isShown }: { scenario: Scenario; isShown: boolean }) {
  const query = useFacts(scenario.id);
  return (
    <Loaded query={query} failed={t('The key facts could not be loaded.')} label={t('Loading the key facts')}>
      {(facts) => <LoadedFacts facts={facts} scenario={scenario} isShown={isShown} />}
    </Loaded>
  );
}

function LoadedFacts({
  facts,
  scenario,
  isShown,
}: {
  facts: readonly Fact[];
  scenario: Scenario;
  isShown: boolean;
}) {
  const inspection = useInspectedFact(facts);
  const { opened, fact, index, addButton } = inspection;
  /** The fact that is to be deleted, and whether it is. */
  const [factToDelete, setFactToDelete] = useState<Fact>();
  const [isDeleted, setIsDeleted] = useState(false);
  const { move, status } = useMove(t('Failed to move the key fact'));
  const moveFact = (by: -1 | 1) =>
    move(async () => {
      await saveOrder(scenario.id, factsMoved(facts, index, by));
      return t('The fact is now number {number}.', { number: index + by + 1 });
    });
  const remove = async () => {
    if (factToDelete === undefined) return undefined;
    try {
      await send('deleteFact', { params: { factId: factToDelete.id } });
    } catch (error) {
      const text = messageOf(error, t('The key fact is still there. Please try again.'));
      toastError(t('Failed to delete the key fact'), text);
      return text;
    }
    setIsDeleted(true);
    inspection.close();
    await refreshAuthoring();
    toast(t('Key fact deleted'));
    return undefined;
  };
  return (
    <>
      <FactOverview
        facts={facts}
        scenario={scenario}
        opened={fact?.id}
        addButton={addButton}
        onAdd={(byKeyboard) => opened !== 'new' && inspection.ask('new', byKeyboard)}
        onOpen={(id, byKeyboard) => {
          const next = facts.find((candidate) => candidate.id === id);
          if (id !== fact?.id) inspection.ask(next, byKeyboard);
        }}
      />
      {status}
      {opened !== undefined && (
        <FactInspector
          key={fact?.id ?? 'new'}
          {...inspection.inspector}
          // Only one dialog can be open.
          isShown={isShown && factToDelete === undefined}
          scenario={scenario}
          fact={fact}
          index={index}
          count={facts.length}
          onDelete={() => {
            setFactToDelete(fact);
            setIsDeleted(false);
          }}
          onMove={(by) => void moveFact(by)}
        />
      )}
      <ConfirmDialog
        open={factToDelete !== undefined}
        onClose={() => setFactToDelete(undefined)}
        title={t('Delete this key fact?')}
        text={
          <>
            <span className={`story ${styles.quoted}`}>{factToDelete?.text}</span>
            {t('This cannot be undone.')}
          </>
        }
        action={t('Delete Fact')}
        {...(isDeleted && { returnTo: addButton })}
        onConfirm={remove}
      />
    </>
  );
}

/** Returns the ids of the facts after one has moved up or down. */
function factsMoved(facts: readonly Fact[], index: number, by: -1 | 1): number[] {
  const ids = facts.map(({ id }) => id);
  return ids.toSpliced(index, 1).toSpliced(index + by, 0, ...ids.slice(index, index + 1));
}

async function saveOrder(scenarioId: number, ids: number[]): Promise<void> {
  const params = { scenarioId };
  try {
    const orderedFacts = await send('orderFacts', { params, body: { facts: ids } });
    queryClient.setQueryData(['listFacts', { params }], orderedFacts);
  } finally {
    await refreshAuthoring();
  }
}
