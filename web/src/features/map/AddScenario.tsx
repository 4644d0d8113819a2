import { limits } from '@vincere/contract/constants';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, send } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError, TextArea, TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { refreshAuthoring, type Stage } from '../authoring/useSimulation.ts';

type Values = { name: string; description: string };

const required = (value: string) => value.trim() !== '' || shared.fieldRequired;

/** Adds a scenario to a stage; what was typed stays when it fails. */
export function AddScenario({
  stage,
  onClose,
  onAdded,
}: {
  stage: Stage;
  onClose: () => void;
  onAdded: (id: number) => void;
}) {
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: '', description: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [failure, setFailure] = useState<string>();
  const add = async (body: Values) => {
    setFailure(undefined);
    try {
      const { id, name } = await send('createScenario', { params: { stageId: stage.id }, body });
      await refreshAuthoring();
      toast('Scenario added', `${name} is in stage ${stage.stage_number}.`);
      onClose();
      onAdded(id);
    } catch (error) {
      setFailure(messageOf(error, texts.createFailed));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOpen={isDirty}
      busy={isSubmitting}
      title={texts.add}
      text={`It becomes the last of stage ${stage.stage_number}.`}
      onSubmit={() => void handleSubmit(add)()}
      footer={
        <>
          <Button kind="line" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Adding...' : texts.add}
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        className="story"
        maxLength={limits.name}
        error={errors.name?.message}
        {...register('name', { validate: required })}
      />
      <TextArea
        label="Description"
        hint="What the group reads when it gets there."
        className="story"
        rows={4}
        maxLength={limits.description}
        error={errors.description?.message}
        {...register('description', { validate: required })}
      />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}
