import { factLimit } from '@vincere/domain';
import { Plus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { plural, t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import { toast, toastError } from '../../../ui/Toaster.tsx';
import { refreshAuthoring, type Scenario } from '../useSimulation.ts';
import { FactBalance } from './FactBalance.tsx';
import { FactInspector } from './FactInspector.tsx';
import styles from './FactsTab.module.css';
import { buttonOfFact, FactTable } from './FactTable.tsx';
import { hintsOf } from './fact-hints.ts';
import { type Fact, useFacts } from './useFacts.ts';

/** What the inspector shows: a fact as it was when it was opened or saved, or a new one. */
type Opened = Fact | 'new';

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
  const [opened, setOpened] = useState<Opened>();
  const [takesFocus, setTakesFocus] = useState(false);
  /** Where the author wants to go with unsaved changes. */
  const [leavingTo, setLeavingTo] = useState<{ opened: Opened | undefined; byKeyboard: boolean }>();
  /** The fact that is to be deleted, and whether it is. */
  const [deleted, setDeleted] = useState<Fact>();
  const [isGone, setIsGone] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [status, setStatus] = useState('');
  const dirty = useRef(false);
  const shownLast = useRef<number>(undefined);
  const isToFocus = useRef(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = facts.length >= factLimit;
  const hints = hintsOf(facts, scenario, useRooms());
  const weakSpots = hints.ofFact.size + hints.general.length;
  const fact = opened === 'new' ? undefined : opened;
  const index = facts.findIndex(({ id }) => id === fact?.id);

  const goTo = (next: Opened | undefined, byKeyboard: boolean) => {
    setLeavingTo(undefined);
    setOpened(next);
    setTakesFocus(byKeyboard);
    if (next === undefined) focusButton(facts[index]?.id);
  };
  /** Returns the button of the fact that the inspector showed last, or the one that adds facts. */
  const buttonToFocus = () =>
    (shownLast.current === undefined ? null : document.getElementById(buttonOfFact(shownLast.current))) ??
    addButton.current;
  /** Focuses the button of a fact as soon as the list has it; undefined for the one that adds facts. */
  const focusButton = (id: number | undefined) => {
    shownLast.current = id;
    isToFocus.current = true;
  };
  useEffect(() => {
    const id = shownLast.current;
    if (!isToFocus.current || (id !== undefined && !facts.some((candidate) => candidate.id === id))) return;
    isToFocus.current = false;
    buttonToFocus()?.focus();
  });
  const ask = (next: Opened | undefined, byKeyboard: boolean) =>
    dirty.current ? setLeavingTo({ opened: next, byKeyboard }) : goTo(next, byKeyboard);

  const move = async (by: -1 | 1) => {
    if (isMoving || fact === undefined) return;
    setIsMoving(true);
    try {
      const ids = facts.map(({ id }) => id);
      const order = ids.toSpliced(index, 1).toSpliced(index + by, 0, fact.id);
      const params = { scenarioId: scenario.id };
      const orderedFacts = await send('orderFacts', { params, body: { facts: order } });
      queryClient.setQueryData(['listFacts', { params }], orderedFacts);
      await refreshAuthoring();
      setStatus(t('The fact is now number {number}.', { number: index + by + 1 }));
    } catch (error) {
      toastError(
        t('Failed to move the key fact'),
        messageOf(error, t('The order stays as it was. Please try again.')),
      );
      await refreshAuthoring();
    } finally {
      setIsMoving(false);
    }
  };

  const remove = async () => {
    if (deleted === undefined) return undefined;
    try {
      await send('deleteFact', { params: { factId: deleted.id } });
    } catch (error) {
      const text = messageOf(error, t('The key fact is still there. Please try again.'));
      toastError(t('Failed to delete the key fact'), text);
      return text;
    }
    setIsGone(true);
    setOpened(undefined);
    await refreshAuthoring();
    toast(t('Key fact deleted'));
    return undefined;
  };

  const addFact = (
    <Button
      ref={addButton}
      kind="line"
      size="sm"
      // Not `disabled`, so that it can take the focus when the inspector closes.
      aria-disabled={isFull || undefined}
      onClick={isFull ? undefined : ({ detail }) => opened !== 'new' && ask('new', detail === 0)}
    >
      <Plus className="icon" aria-hidden />
      {t('Add a Fact')}
    </Button>
  );
  return (
    <>
      {facts.length === 0 ? (
        <Empty title={t('No key facts yet')} action={addFact}>
          {t(
            'A key fact is one claim that only some rooms can read. Say which posts or files carry it, and which decisions it supports or opposes. Participants see none of this before the run is over.',
          )}
        </Empty>
      ) : (
        <>
          <div className={styles.head}>
            <p>
              {weakSpots > 0 && (
                <>
                  <b className="number">
                    {plural(weakSpots, '{count} weak spot.', '{count} weak spots.')}
                  </b>{' '}
                </>
              )}
              <span className="muted">{t('Participants see none of this before the run is over.')}</span>
            </p>
            {addFact}
            {isFull && (
              <p className={`hint ${styles.full}`}>{refusalText('fact.limit', { limit: factLimit })}</p>
            )}
          </div>
          <FactTable
            facts={facts}
            hints={hints}
            decisions={scenario.all_decisions}
            opened={fact?.id}
            onOpen={(id, byKeyboard) => {
              const next = facts.find((candidate) => candidate.id === id);
              if (id !== fact?.id) ask(next, byKeyboard);
            }}
          />
          <div className={styles.sections}>
            {scenario.all_decisions.length > 0 && (
              <FactBalance facts={facts} decisions={scenario.all_decisions} />
            )}
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
        </>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {opened !== undefined && (
        <FactInspector
          key={fact?.id ?? 'new'}
          // Only one dialog can be open.
          isShown={isShown && deleted === undefined}
          scenario={scenario}
          fact={fact}
          index={index}
          count={facts.length}
          takesFocus={takesFocus}
          isLeaving={leavingTo !== undefined}
          dirty={dirty}
          returnTo={buttonToFocus}
          onClose={() => ask(undefined, false)}
          onLeave={() => leavingTo && goTo(leavingTo.opened, leavingTo.byKeyboard)}
          onStay={() => setLeavingTo(undefined)}
          onSaved={(savedFact, isSheet) => {
            setOpened(isSheet ? undefined : savedFact);
            setTakesFocus(false);
            if (isSheet || fact === undefined) focusButton(savedFact.id);
          }}
          onDelete={() => {
            setDeleted(fact);
            setIsGone(false);
          }}
          onMove={(by) => void move(by)}
        />
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={() => setDeleted(undefined)}
        title={t('Delete this key fact?')}
        text={
          <>
            <span className={`story ${styles.quoted}`}>{deleted?.text}</span>
            {t('This cannot be undone.')}
          </>
        }
        action={t('Delete Fact')}
        {...(isGone && { returnTo: addButton })}
        onConfirm={remove}
      />
    </>
  );
}
