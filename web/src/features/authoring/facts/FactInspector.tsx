import { limits } from '@vincere/contract/constants';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useMedia } from '../../../lib/browser/useMedia.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { AskInline } from '../../../ui/editable/AskInline.tsx';
import { FieldError, TextArea } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useToastPlace } from '../../../ui/toasts/useToastPlace.ts';
import { InspectorFoot, InspectorPanel } from '../InspectorPanel.tsx';
import type { Scenario } from '../useSimulation.ts';
import { CarrierFields } from './CarrierFields.tsx';
import styles from './FactInspector.module.css';
import { StanceFields } from './StanceFields.tsx';
import { type FactForm, useFactForm } from './useFactForm.ts';
import { type Fact, useCarriers } from './useFacts.ts';

export type FactInspectorProps = {
  scenario: Scenario;
  /** Undefined for a new fact. */
  fact: Fact | undefined;
  /** The place of the fact in the list, from 0; -1 if somebody else has deleted it. */
  index: number;
  count: number;
  /** False while something else is in front: then the sheet waits, and keeps what was typed. */
  isShown: boolean;
  /** True if it takes the focus. */
  takesFocus: boolean;
  /** The author wants to leave it with unsaved changes. */
  isLeaving: boolean;
  /** Set to whether there are unsaved changes. */
  dirty: RefObject<boolean>;
  /** Returns the element that receives the focus when the sheet has closed. */
  returnTo: () => HTMLElement | null;
  onClose: () => void;
  onLeave: () => void;
  onStay: () => void;
  /** Called with the saved fact. `isSheet`: the inspector covers the list. */
  onSaved: (fact: Fact, isSheet: boolean) => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
};

/** One fact for editing: in a panel beside the list, on small screens in a sheet over it. */
export function FactInspector(props: FactInspectorProps) {
  const { scenario, fact, index, isShown, dirty, returnTo, onClose, onSaved } = props;
  const isSheet = useMedia('(max-width: 1200px)');
  const carriersQuery = useCarriers(scenario);
  const form = useFactForm({
    fact,
    scenarioId: scenario.id,
    carriers: carriersQuery.carriers,
    onSaved: (savedFact) => onSaved(savedFact, isSheet),
  });
  const { isDirty, isSaving, save } = form;
  useEffect(() => {
    dirty.current = isDirty;
    return () => {
      dirty.current = false;
    };
  }, [dirty, isDirty]);
  const title = titleOf(fact, index);
  const foot = <Foot {...props} form={form} />;
  const body = <Body form={form} carriersQuery={carriersQuery} scenario={scenario} />;
  const moves = fact !== undefined && (
    <Moves {...props} className={isSheet ? styles.movesInSheet : undefined} />
  );
  if (isSheet)
    return (
      <Dialog
        open={isShown}
        className={styles.sheet}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        keepOpen={isDirty}
        returnTo={returnTo}
        busy={isSaving}
        title={title}
        onSubmit={() => void save()}
        footer={foot}
      >
        {moves}
        {body}
      </Dialog>
    );
  return (
    <Aside {...props} title={title} moves={moves} form={form}>
      <div className={styles.body}>{body}</div>
      <InspectorFoot>{foot}</InspectorFoot>
    </Aside>
  );
}

function Foot({ fact, isLeaving, form, onLeave, onStay, onDelete }: FactInspectorProps & { form: FactForm }) {
  if (isLeaving)
    return (
      <AskInline
        className={styles.question}
        question={t('Discard what you typed?')}
        action={t('Discard')}
        keep={t('Keep Writing')}
        onConfirm={onLeave}
        onCancel={() => {
          onStay();
          form.textField.current?.focus();
        }}
      />
    );
  return (
    <>
      <Button type="submit" busy={form.isSaving} className={styles.save}>
        {form.isSaving ? t('Saving...') : t('Save Fact')}
      </Button>
      {fact !== undefined && (
        <Button
          kind="line"
          className={`button-icon ${styles.delete}`}
          aria-label={t('Delete Fact')}
          onClick={onDelete}
        >
          <Trash2 className="icon" aria-hidden />
        </Button>
      )}
    </>
  );
}

function Body({
  form,
  carriersQuery,
  scenario,
}: {
  form: FactForm;
  carriersQuery: ReturnType<typeof useCarriers>;
  scenario: Scenario;
}) {
  return (
    <>
      <TextArea
        ref={form.textField}
        label={t('The fact')}
        className={`story ${styles.text}`}
        rows={2}
        maxLength={limits.fact}
        hint={
          <span className={styles.textHint}>
            {t('One sentence, one claim.')}
            <span className="number">
              {t('{count} of {limit}', { count: form.values.text.length, limit: limits.fact })}
            </span>
          </span>
        }
        error={form.errors.text}
        value={form.values.text}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      <CarrierFields form={form} read={carriersQuery} />
      <StanceFields form={form} scenario={scenario} />
      {form.errors.all !== undefined && <FieldError>{form.errors.all}</FieldError>}
    </>
  );
}

function titleOf(fact: Fact | undefined, index: number): string {
  if (fact === undefined) return t('New fact');
  return index < 0 ? t('Deleted fact') : t('Fact {number}', { number: index + 1 });
}

function Aside({
  fact,
  isShown,
  takesFocus,
  title,
  moves,
  form,
  onClose,
  children,
}: FactInspectorProps & {
  title: string;
  moves: React.ReactNode;
  form: FactForm;
  children: React.ReactNode;
}) {
  const { textField } = form;
  const isNew = fact === undefined;
  useEffect(() => {
    if (isNew) textField.current?.focus();
  }, [isNew, textField]);
  // Toasts don't cover the inspector's actions.
  useToastPlace('left', isShown);
  return (
    <InspectorPanel
      className={styles.inspector}
      name={title}
      head={
        <>
          <h2 className={`meta-text ${styles.title}`}>{title}</h2>
          {moves}
        </>
      }
      takesFocus={takesFocus && !isNew}
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) void form.save();
        }}
      >
        {children}
      </form>
    </InspectorPanel>
  );
}

/** Buttons that move the fact in the list. */
function Moves({ index, count, onMove, className }: FactInspectorProps & { className: string | undefined }) {
  const steps = [
    { label: t('Move this fact up'), Icon: ArrowUp, by: -1, isLast: index <= 0 },
    { label: t('Move this fact down'), Icon: ArrowDown, by: 1, isLast: index < 0 || index === count - 1 },
  ] as const;
  return (
    <span className={`${styles.moves} ${className ?? ''}`}>
      {steps.map(({ label, Icon, by, isLast }) => (
        <IconButton
          key={by}
          label={label}
          Icon={Icon}
          isDisabled={isLast}
          className={styles.move}
          onClick={() => onMove(by)}
        />
      ))}
    </span>
  );
}
