import { objectiveLimit } from '@vincere/domain';
import { useRef, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import { AddItem } from '../../authoring/AddItem.tsx';
import { useMove } from '../../authoring/useMove.tsx';
import { AddObjectiveDialog } from './AddObjectiveDialog.tsx';
import { DeletedObjective } from './DeletedObjective.tsx';
import { ObjectiveItem } from './ObjectiveItem.tsx';
import { unsavedTexts } from './unsaved-texts.ts';
import { changeObjectives, type Objective } from './useTeaching.ts';

/** The objectives of a simulation in order. They can be added, edited, moved and deleted. */
export function Objectives({
  simulationId,
  objectives,
}: {
  simulationId: number;
  objectives: readonly Objective[];
}) {
  const [isAdding, setIsAdding] = useState(false);
  const { move, status } = useMove(t('The objectives were not saved'));
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = objectives.length >= objectiveLimit;
  const [deleted, forget] = useDeletedWithText(objectives);

  const moveObjective = ({ id, title }: Objective, by: -1 | 1) =>
    move(async () => {
      let place = 0;
      await changeObjectives(simulationId, (currentObjectives) => {
        const movedObjective = currentObjectives.find((objective) => objective.id === id);
        if (movedObjective === undefined) return currentObjectives;
        place = Math.max(0, currentObjectives.indexOf(movedObjective) + by);
        return currentObjectives
          .filter((objective) => objective !== movedObjective)
          .toSpliced(place, 0, movedObjective);
      });
      return t('“{title}” is now number {number}', { title, number: place + 1 });
    });

  return (
    <Section
      title={t('Objectives')}
      aside={
        <span className="meta-text number">
          {t('{count} of {total}', { count: objectives.length, total: objectiveLimit })}
        </span>
      }
    >
      {objectives.length === 0 ? (
        <Empty title={t('No objectives yet')}>
          {t(
            'Write what the group should be able to do. Facilitators and observers rate each objective in each stage, and the report shows their ratings.',
          )}
        </Empty>
      ) : (
        <ol className="rows">
          {objectives.map((objective, index) => (
            <ObjectiveItem
              key={objective.id}
              simulationId={simulationId}
              objective={objective}
              index={index}
              count={objectives.length}
              onMove={(by) => void moveObjective(objective, by)}
              returnTo={addButton}
            />
          ))}
        </ol>
      )}
      {deleted.map(({ objective, place }) => (
        <DeletedObjective
          key={objective.id}
          simulationId={simulationId}
          objective={objective}
          place={place}
          isFull={isFull}
          onDone={() => {
            forget(objective.id);
            addButton.current?.focus();
          }}
        />
      ))}
      {status}
      <AddItem
        ref={addButton}
        kind="line"
        label={t('Add Objective')}
        fullHint={
          isFull ? t('A simulation has at most {limit} objectives.', { limit: objectiveLimit }) : undefined
        }
        onAdd={() => setIsAdding(true)}
      />
      {isAdding && <AddObjectiveDialog simulationId={simulationId} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

type Deleted = { objective: Objective; place: number };

/** Returns the objectives that were deleted while the page was open, and of which the user has unsaved texts, and forgets one. */
function useDeletedWithText(
  objectives: readonly Objective[],
): [deleted: readonly Deleted[], forget: (id: number) => void] {
  const [shown, setShown] = useState(objectives);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  if (shown !== objectives) {
    setShown(objectives);
    const candidates = [...deleted, ...shown.map((objective, place) => ({ objective, place }))];
    setDeleted(
      candidates.filter(
        ({ objective: { id } }) =>
          !objectives.some((objective) => objective.id === id) && unsavedTexts(id) !== undefined,
      ),
    );
  }
  return [deleted, (id) => setDeleted((all) => all.filter(({ objective }) => objective.id !== id))];
}
