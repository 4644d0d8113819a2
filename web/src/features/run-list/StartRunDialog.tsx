import { useNavigate } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { runs } from '@vincere/contract/messages';
import type { QuestionnaireScope } from '@vincere/domain';
import { useRef, useState } from 'react';
import { queryClient } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import {
  namesAnswersTexts,
  QuestionnaireScopeField,
} from '../../parts/questionnaires/QuestionnaireScopeField.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { createProblem, createRunWithCode, freshCode } from './create-run.ts';
import { ReadinessNotice } from './ReadinessNotice.tsx';
import { SimulationChoice } from './SimulationChoice.tsx';

type Named = { id: number; name: string };

/** Creates a run of a simulation under a new access code, and goes to it. */
export function StartRunDialog({
  open,
  onClose,
  title,
  simulation,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The initial choice. To change it, mount the dialog with another `key`. */
  simulation?: Named | undefined;
}) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Named | undefined>(simulation);
  const [name, setName] = useState('');
  const [questionnaires, setQuestionnaires] = useState<QuestionnaireScope>('full');
  const [namesAnswers, setNamesAnswers] = useState(false);
  const nextCode = useRef(freshCode());
  const [isLeft, setIsLeft] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isFilled = chosen !== undefined && name.trim() !== '';

  const close = () => {
    setChosen(simulation);
    setName('');
    setQuestionnaires('full');
    setNamesAnswers(false);
    setIsLeft(false);
    setFailure(undefined);
    nextCode.current = freshCode();
    onClose();
  };
  const create = async () => {
    if (!isFilled) return setIsLeft(true);
    setIsBusy(true);
    setFailure(undefined);
    try {
      const run = await createRunWithCode(
        chosen.id,
        { name, questionnaires, names_answers: namesAnswers },
        nextCode,
      );
      for (const call of ['listRuns', 'getFigures']) void queryClient.invalidateQueries({ queryKey: [call] });
      close();
      toast(t(runs.created, { code: run.access_code }));
      await navigate({ to: '/admin/runs/$runId', params: { runId: String(run.id) } });
    } catch (error) {
      setFailure(createProblem(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={title}
      text={t(
        'The run gets a code with which participants join. It begins when you start it on its own page.',
      )}
      action={[t('Create Run'), t('Creating...')]}
      isBusy={isBusy}
      isReady={isFilled}
      isDirty={name !== '' || chosen?.id !== simulation?.id}
      failure={failure}
      onSubmit={create}
    >
      <SimulationChoice
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setFailure(undefined);
        }}
      />
      {chosen && <ReadinessNotice simulationId={chosen.id} />}
      <NameField
        value={name}
        isBusy={isBusy}
        isFilled={isFilled}
        isLeft={isLeft}
        onChange={setName}
        onLeave={() => setIsLeft(true)}
      />
      <QuestionnaireScopeField value={questionnaires} disabled={isBusy} onChange={setQuestionnaires} />
      <Switch {...namesAnswersTexts} checked={namesAnswers} onChange={setNamesAnswers} />
    </FormDialog>
  );
}

function NameField({
  value,
  isBusy,
  isFilled,
  isLeft,
  onChange,
  onLeave,
}: {
  value: string;
  isBusy: boolean;
  /** Whether both the name and the simulation are given. */
  isFilled: boolean;
  isLeft: boolean;
  onChange: (name: string) => void;
  onLeave: () => void;
}) {
  return (
    <TextField
      label={t('Run name')}
      hint={isFilled ? undefined : t('A simulation and a run name are both needed.')}
      maxLength={limits.name}
      autoComplete="off"
      value={value}
      readOnly={isBusy}
      error={isLeft && !isFilled ? t(runs.fieldsMissing) : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        // Don't show the error when the user leaves the field by pressing a button, such as Cancel.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) onLeave();
      }}
    />
  );
}
