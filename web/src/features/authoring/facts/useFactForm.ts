import { useRef, useState } from 'react';
import { CallFailed, failureOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { titled } from '../../../lib/words/titled.ts';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { filled } from '../filled.ts';
import { refreshAuthoring } from '../useSimulation.ts';
import { differ, type FactValues, mergedInto, valuesOf } from './fact-values.ts';
import type { Carrier, Fact } from './useFacts.ts';

/** The errors of a fact, by field. `all` is that of the whole fact. */
type Errors = Partial<Record<'text' | 'carriers' | 'decisions' | 'all', string>>;

/** The field that a refusal is about. */
const fieldOfRefusal: Readonly<Record<string, keyof Errors>> = {
  'fact.no-carrier': 'carriers',
  'fact.foreign-carrier': 'carriers',
  'fact.foreign-decision': 'decisions',
  'fact.contradictory': 'decisions',
};

/** The values of a fact while an author edits them. They stay after a failed save. Undefined `fact`: a new one. */
export function useFactForm({
  fact,
  scenarioId,
  carriers,
  onSaved,
}: {
  fact: Fact | undefined;
  scenarioId: number;
  /** What can carry the fact; undefined while that is not known. */
  carriers: readonly Carrier[] | undefined;
  /** Called with the saved fact once the page shows it. */
  onSaved: (fact: Fact) => void;
}) {
  const [values, setValues] = useState(() => valuesOf(fact));
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const textField = useRef<HTMLTextAreaElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** What is saved: without the posts and files that have been deleted in the meantime. */
  const currentValues: FactValues = { ...values, ...(carriers && existing(values, carriers)) };
  // A fact that has lost its carriers can be corrected before a post or file carries it again.
  const needsCarrier = fact === undefined || fact.posts.length + fact.files.length > 0;

  const problems = (): Errors => {
    const text = filled(values.text);
    const isBare = needsCarrier && currentValues.posts.length + currentValues.files.length === 0;
    return {
      ...(text !== undefined && { text }),
      ...(isBare && { carriers: t('Choose at least one post or file.') }),
    };
  };

  const save = async () => {
    const newErrors = problems();
    setErrors(newErrors);
    if (newErrors.text !== undefined) textField.current?.focus();
    else if (newErrors.carriers !== undefined) addButton.current?.focus();
    if (Object.keys(newErrors).length > 0) return;
    setIsSaving(true);
    try {
      const savedFact = await (fact
        ? update(fact, scenarioId, currentValues)
        : create(scenarioId, currentValues));
      await refreshAuthoring();
      toast(fact ? t('Key fact saved') : t('Key fact added'));
      setValues(valuesOf(savedFact));
      onSaved(savedFact);
    } catch (error) {
      const text = failureOf(error);
      const code = error instanceof CallFailed ? String(error.body['code']) : '';
      const field = fieldOfRefusal[code];
      setErrors(field ? { [field]: text } : { all: titled(t('Failed to save the key fact'), text) });
      // The refusal may be due to a change by somebody else, which the author has to see.
      if (error instanceof CallFailed) await refreshAuthoring();
    } finally {
      setIsSaving(false);
    }
  };

  return {
    values: currentValues,
    errors,
    isSaving,
    isDirty: differ(values, valuesOf(fact)),
    textField,
    addButton,
    change: (changes: Partial<FactValues>) => {
      setValues({ ...currentValues, ...changes });
      // An error disappears with the next change of its field.
      const { text, carriers: bare, decisions } = errors;
      setErrors({
        ...(text !== undefined && changes.text === undefined && { text }),
        ...(bare !== undefined &&
          changes.posts === undefined &&
          changes.files === undefined && { carriers: bare }),
        ...(decisions !== undefined && changes.supports === undefined && { decisions }),
      });
    },
    save,
  };
}

function create(scenarioId: number, body: FactValues): Promise<Fact> {
  return send('createFact', { params: { scenarioId }, body });
}

/** Saves the edited parts of a fact. */
async function update(fact: Fact, scenarioId: number, editedValues: FactValues): Promise<Fact> {
  const storedFact = (await send('listFacts', { params: { scenarioId } })).find(({ id }) => id === fact.id);
  const body = mergedInto(valuesOf(storedFact ?? fact), editedValues, valuesOf(fact));
  return send('updateFact', { params: { factId: fact.id }, body });
}

export type FactForm = ReturnType<typeof useFactForm>;

function existing({ posts, files }: FactValues, carriers: readonly Carrier[]) {
  const isThere = (kind: Carrier['kind']) => (id: number) =>
    carriers.some((carrier) => carrier.kind === kind && carrier.id === id);
  return { posts: posts.filter(isThere('post')), files: files.filter(isThere('file')) };
}
