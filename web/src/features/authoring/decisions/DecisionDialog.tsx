import { limits } from '@vincere/contract/constants';
import { shared, decisions as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { titled } from '../../../lib/words/titled.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFormDialog } from '../../../ui/dialogs/useFormDialog.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { type Decision, refreshAuthoring, type Stage } from '../useSimulation.ts';
import styles from './DecisionDialog.module.css';
import {
  ConditionList,
  type EditedCondition,
  editable,
  OutcomeField,
  OutcomePreview,
} from './OutcomeFields.tsx';

/** Adds a decision to a scenario or, with `decision`, edits one. Mount it only while it is open. */
export function DecisionDialog(props: {
  decision: Decision | undefined;
  scenarioId: number;
  /** The stage that the decision can lead to; undefined in the last stage. */
  next: Stage | undefined;
  onClose: () => void;
}) {
  const { decision, next } = props;
  const { register, errors, dialog, watch, conditions, hasOtherConditions, changeConditions } =
    useDecisionForm(props);
  const hasTitle = watch('title').trim() !== '';
  const outcome = watch('outcome');
  return (
    <FormDialog
      {...dialog}
      title={decision ? t('Edit Decision') : t('Add Decision')}
      action={[decision ? t('Save Decision') : t('Create Decision'), t('Saving...')]}
      isReady={hasTitle && conditions.every(({ text }) => text.trim() !== '')}
      isDirty={dialog.isDirty || hasOtherConditions}
      className={styles.dialog}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField
            label={t('Title')}
            className="story"
            autoComplete="off"
            maxLength={limits.name}
            hint={t('The group’s action, in a few words.')}
            error={errors.title?.message}
            {...register('title', { validate: (title) => title.trim() !== '' || t(shared.fieldRequired) })}
          />
          <TextArea
            label={t('Description')}
            className="story"
            rows={3}
            hint={t('Its meaning and its cost. Participants read this before they vote.')}
            maxLength={limits.description}
            {...register('description')}
          />
          {next !== undefined && <LinkField next={next} field={register('link')} />}
          <OutcomeField outcome={outcome} field={register('outcome')} />
          {conditions.length > 0 && <OutcomePreview outcome={outcome} conditions={conditions} />}
        </div>
        <ConditionList conditions={conditions} onChange={changeConditions} />
      </div>
    </FormDialog>
  );
}

function useDecisionForm({
  decision,
  scenarioId,
  onClose,
}: {
  decision: Decision | undefined;
  scenarioId: number;
  onClose: () => void;
}) {
  const [conditions, setConditions] = useState(() => editable(decision?.conditions ?? []));
  const [hasOtherConditions, setHasOtherConditions] = useState(false);
  const changeConditions = (newConditions: EditedCondition[]) => {
    setConditions(newConditions);
    setHasOtherConditions(true);
  };
  const form = useFormDialog({
    defaultValues: {
      title: decision?.title_of_decision ?? '',
      description: decision?.description_of_decision ?? '',
      link: String(decision?.link_next_scenario_id ?? ''),
      outcome: decision?.outcome ?? '',
    },
    save: async ({ title, description, link, outcome }) => {
      const body = {
        title_of_decision: title,
        description_of_decision: description,
        link_next_scenario_id: link === '' ? null : Number(link),
        outcome,
        conditions: conditions.map(({ id, text, met, unmet }) => ({ id, text, met, unmet })),
      };
      if (decision)
        await send('updateDecision', {
          params: { decisionId: decision.id },
          // Send only the edited fields, so that changes by others in the meantime are kept.
          body: {
            ...(dirtyFields.title && { title_of_decision: title }),
            ...(dirtyFields.description && { description_of_decision: description }),
            ...(dirtyFields.outcome && { outcome }),
            ...(hasOtherConditions && { conditions: body.conditions }),
            ...(dirtyFields.link && { link_next_scenario_id: body.link_next_scenario_id }),
          },
        });
      else await send('createDecision', { params: { scenarioId }, body });
      await refreshAuthoring();
      toast(decision ? t('Decision updated') : t('Decision added'), title.trim());
    },
    failureOf: (error) =>
      titled(t(decision ? texts.updateFailed : texts.createFailed), messageOf(error, undefined)),
    onClose,
  });
  const { dirtyFields } = form.formState;
  return { ...form, conditions, hasOtherConditions, changeConditions };
}

function LinkField({ next, field }: { next: Stage; field: UseFormRegisterReturn }) {
  const hasScenarios = next.scenarios.length > 0;
  return (
    <div className="field">
      <label htmlFor="decision-link">{t('Leads to')}</label>
      <select
        id="decision-link"
        className="input"
        disabled={!hasScenarios}
        aria-describedby="decision-link-hint"
        {...field}
      >
        <option value="">{t('Not linked')}</option>
        {next.scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className="hint" id="decision-link-hint">
        {hasScenarios
          ? t('A scenario of stage {number}.', { number: next.stage_number })
          : t('Please create scenarios in the next stage first: the decision can be linked later.')}
      </p>
    </div>
  );
}
