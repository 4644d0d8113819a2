import { type ConditionProblem, conditionProblems, postConditionLimit } from '@vincere/domain';
import { Check, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { listConditions } from '../../../parts/condition-text.ts';
import { weakSpotText } from '../../../parts/open-point-text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { parseRelease, warningOf, writeRelease } from '../posts/release-time.ts';
import styles from './ConditionFields.module.css';
import { ConditionRow } from './ConditionRow.tsx';
import type { ConditionChoices } from './condition-choices.ts';
import {
  type ConditionDraft,
  firstOf,
  kindsFor,
  parseConditionDraft,
  problemOfNotBefore,
} from './condition-rows.ts';
import { conditionSource, type LoadedSubjects, type ScenarioPlace } from './useConditionSubjects.ts';

/** Up to three conditions of a post, its earliest time, and a sentence that says when it will appear. */
export function ConditionFields({
  draft,
  release,
  place,
  choices,
  stageSeconds,
  onChange,
  onRelease,
}: {
  draft: ConditionDraft;
  /** The earliest time as it is typed; blank for none. */
  release: string;
  place: ScenarioPlace;
  choices: ConditionChoices & { subjects: LoadedSubjects };
  /** Time limit of the stage in seconds; null without one. */
  stageSeconds: number | null;
  onChange: (draft: ConditionDraft) => void;
  onRelease: (typed: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Whether the last row is new, and has to get the focus. */
  const isAdded = useRef(false);
  const { rows } = draft;
  const kinds = kindsFor(choices);
  const next = kinds.find((kind) => rows.every(({ condition }) => condition.kind !== kind)) ?? kinds[0];
  const isFull = rows.length >= postConditionLimit;
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  }, [rows.length]);
  const add = () => {
    const row = next && firstOf(next, choices);
    if (row === undefined || isFull) return;
    isAdded.current = true;
    onChange({ ...draft, rows: [...rows, row] });
  };
  return (
    <>
      <div className={styles.conditions} role="group" aria-labelledby={`${id}-title`}>
        <p className="label-text" id={`${id}-title`}>
          {t('All of these hold')}
        </p>
        <ol ref={list}>
          {rows.map((row, index) => (
            <ConditionRow
              key={index}
              row={row}
              number={index + 1}
              choices={choices}
              onChange={(newRow) => onChange({ ...draft, rows: rows.with(index, newRow) })}
              onRemove={() => {
                onChange({ ...draft, rows: rows.toSpliced(index, 1) });
                // The button that had the focus is gone.
                addButton.current?.focus();
              }}
            />
          ))}
        </ol>
        <div className={styles.below}>
          <Button
            ref={addButton}
            kind="quiet"
            size="sm"
            className={styles.add}
            // Not `disabled`, so that it can take the focus.
            aria-disabled={isFull || undefined}
            onClick={add}
          >
            <Plus className="icon" aria-hidden />
            {t('Add a Condition')}
          </Button>
          <EarliestTime noteId={`${id}-note`} typed={release} onType={onRelease} />
        </div>
        <div id={`${id}-note`}>
          <NoteOnTime typed={release} stageSeconds={stageSeconds} />
        </div>
        {isFull && <p className="hint">{t('A post has at most three conditions.')}</p>}
        {missing(choices).map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
      </div>
      <Sentence draft={draft} release={release} place={place} choices={choices} />
    </>
  );
}

function EarliestTime({
  noteId,
  typed,
  onType,
}: {
  noteId: string;
  typed: string;
  onType: (typed: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.minute}>
      <label htmlFor={id}>{t('Not before')}</label>
      <input
        id={id}
        className="input input-sm number"
        maxLength={8}
        placeholder="0:00"
        title={t('Minutes and seconds into the stage')}
        value={typed}
        aria-invalid={problemOfNotBefore(typed) !== undefined || undefined}
        aria-describedby={noteId}
        onChange={(event) => onType(event.target.value)}
      />
      <span aria-hidden>{t('into the stage')}</span>
    </div>
  );
}

/** What is wrong with the earliest time, or may be unwanted. */
function NoteOnTime({ typed, stageSeconds }: { typed: string; stageSeconds: number | null }) {
  const problem = problemOfNotBefore(typed);
  if (problem !== undefined) return <FieldError>{problem}</FieldError>;
  const warning = warningOf(parseRelease(typed) ?? null, stageSeconds);
  return warning !== undefined && <p className="hint">{warning}</p>;
}

/** Says why some kinds of conditions cannot be chosen. */
function missing({ subjects, room }: ConditionChoices): string[] {
  return [
    ...(subjects.earlier.every(({ all_decisions }) => all_decisions.length === 0)
      ? [t('No earlier stage has decisions that a condition could be about.')]
      : []),
    ...(subjects.facts.length === 0
      ? [t('This scenario has no key facts that a condition could be about.')]
      : []),
    ...(room === 'dashboard'
      ? [t('A post of the dashboard cannot depend on how a room leans, because that room would read it.')]
      : []),
  ];
}

function Sentence({
  draft,
  release,
  place,
  choices,
}: {
  draft: ConditionDraft;
  release: string;
  place: ScenarioPlace;
  choices: ConditionChoices & { subjects: LoadedSubjects };
}) {
  const rooms = useRooms();
  const when = parseConditionDraft(draft);
  if (when === undefined)
    return (
      <p className="hint" role="status">
        {draft.rows.length === 0 && t('Add at least one condition.')}
      </p>
    );
  const conditions = listConditions(when, choices.subjects, rooms);
  const time = parseRelease(release);
  const b = (words: ReactNode) => <b>{words}</b>;
  const source = conditionSource(place, choices.subjects, choices.roles);
  return (
    <div role="status" className={styles.sentence}>
      <p>
        <Check className="icon" aria-hidden />
        <span>
          {typeof time === 'number'
            ? rich('<b>Appears once</b> {conditions}, but not before {time} into the stage.', {
                conditions,
                time: writeRelease(time),
                b,
              })
            : rich('<b>Appears once</b> {conditions}.', { conditions, b })}
        </span>
      </p>
      <ConditionProblems
        problems={conditionProblems({ id: choices.postId, when }, place.scenarioId, source, rooms.placeName)}
      />
    </div>
  );
}

/** The reasons why a post can never appear, or may wait longer than its stage. */
export function ConditionProblems({ problems }: { problems: readonly ConditionProblem[] }) {
  return problems.map((problem) => (
    <p
      key={weakSpotText(problem)}
      className={problem.kind === 'when-after-clock' ? styles.spot : `${styles.spot} error`}
    >
      <TriangleAlert className="icon" aria-hidden />
      <span>{weakSpotText(problem)}.</span>
    </p>
  ));
}
