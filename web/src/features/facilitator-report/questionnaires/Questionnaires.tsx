import { type Category, categories, categoryTitles, fewestPairs, smallestGroup } from '@vincere/domain';
import { useId, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/choices/Segmented.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { RunRecord } from '../types.ts';
import { NamedAnswers } from './NamedAnswers.tsx';
import { OpenAnswers } from './OpenAnswers.tsx';
import styles from './Questionnaires.module.css';
import { QuestionTable } from './QuestionTable.tsx';

/** The answers of the group to both questionnaires, question by question and without names. */
export function Questionnaires({
  record: { run, people, questionnaires },
}: {
  record: Pick<RunRecord, 'people' | 'questionnaires'> & { run: Pick<RunRecord['run'], 'id'> };
}) {
  const [chosen, setChosen] = useState<Category>(categories[0]);
  const [showsOpen, setShowsOpen] = useState(false);
  const id = useId();
  const { answered, scales } = questionnaires;
  const hasFigures = scales.some(({ pre, post }) => pre !== null || post !== null);
  const isHidden = scales.some(({ pre, post }) => pre === null || post === null);
  const isWaiting = scales.every(({ post }) => post === null || total(post) < answered.post);
  const hasMeans = scales.some(({ means }) => means !== null);
  return (
    <Section
      title={t('Questionnaires')}
      titleId="report-answers"
      aside={
        hasFigures && (
          <Button
            kind="line"
            size="sm"
            aria-expanded={showsOpen}
            aria-controls={id}
            onClick={() => setShowsOpen(!showsOpen)}
          >
            {showsOpen ? t('Hide Answers') : t('Show Answers Without Names')}
          </Button>
        )
      }
    >
      <p className={`muted ${styles.lead}`}>
        {t(
          '{pre} answered before the simulation (what they usually do), {post} after it (what they did this time).',
          answered,
        )}{' '}
        {t('These are two different questions, so a difference is not a change in a person.')}
      </p>
      {hasFigures && (
        <div className={styles.choice}>
          <Segmented
            label={t('Category')}
            value={chosen}
            options={categories.map((value) => ({ value, name: t(categoryTitles[value]) }))}
            onChange={setChosen}
          />
        </div>
      )}
      <div id={id} className={styles.categories}>
        {hasFigures &&
          categories.map((category) => (
            <div key={category} hidden={category !== chosen}>
              <p className={styles.printTitle}>{t(categoryTitles[category])}</p>
              <QuestionTable category={category} questionnaires={questionnaires} />
              {showsOpen && category === chosen && <OpenAnswers runId={run.id} category={category} />}
            </div>
          ))}
      </div>
      <p className={`meta-text ${styles.note}`}>
        {(isHidden || isWaiting) &&
          `${t('Once a run has ended, answers are shown from {least} people up, and those after it {least} at a time: fewer could be recognised in them.', { least: smallestGroup })} `}
        {hasFigures &&
          !hasMeans &&
          t('Means are shown from {least} people up who answered both times.', { least: fewestPairs })}
      </p>
      <NamedAnswers people={people} />
    </Section>
  );
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
