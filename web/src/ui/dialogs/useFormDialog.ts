import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/**
 * Returns the form of a `FormDialog`, and its properties as `dialog`. `save` sends the values. The dialog closes once they are
 * saved, and `onSaved` gets what `save` returned. If it fails, the dialog shows `failureOf` the error.
 */
export function useFormDialog<Values extends FieldValues, Saved>({
  defaultValues,
  save,
  failureOf,
  onClose,
  onSaved,
}: {
  defaultValues: DefaultValues<Values>;
  save: (values: Values) => Promise<Saved>;
  failureOf: (error: unknown) => string;
  onClose: () => void;
  onSaved?: ((saved: Saved) => unknown) | undefined;
}) {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues });
  const { errors, isDirty, isSubmitting } = form.formState;
  const close = () => {
    onClose();
    form.reset();
  };
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      const answer = await save(values);
      close();
      await onSaved?.(answer);
    } catch (error) {
      form.setError('root', { message: failureOf(error) });
    }
  });
  const dialog = { onClose: close, isBusy: isSubmitting, isDirty, failure: errors.root?.message, onSubmit };
  return { ...form, errors, dialog };
}
