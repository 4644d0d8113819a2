import type { Run } from '@vincere/contract';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { keepTogether } from '../../../lib/words/keep-together.ts';
import { ProjectorFrame } from '../../../parts/projector/ProjectorFrame.tsx';
import { Button } from '../../../ui/Button.tsx';
import { shownQuestion } from '../shown-question.ts';
import type { ReceivedDebrief } from '../types.ts';
import styles from './DebriefProjector.module.css';
import { Foot } from './Foot.tsx';
import { OfPhase } from './OfPhase.tsx';
import { readTheme, storeTheme } from './theme.ts';

/** The length from which a question is set smaller, with its size in pixels of a projector that is 1920 pixels wide. */
const sizes = [
  { from: 300, size: 34 },
  { from: 200, size: 40 },
  { from: 140, size: 50 },
  { from: 100, size: 61 },
  { from: 0, size: 74 },
] as const;

/**
 * The projector view of a debrief: one large question, its picture, and the released entries. It is dark, and light for bright
 * rooms. It shows no person except authors who show their name and owners of actions.
 */
export function DebriefProjector({
  run,
  received,
  onLeave,
  isOwnWindow = false,
}: {
  run: Run;
  received: ReceivedDebrief;
  onLeave: () => void;
  isOwnWindow?: boolean;
}) {
  const [theme, setTheme] = useState(readTheme);
  const { debrief } = received;
  const isOpen = debrief.opened_at !== null;
  const question = keepTogether(isOpen ? shownQuestion(debrief) : t('Debrief'));
  const size = sizes.find(({ from }) => question.length >= from)?.size ?? 74;
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <ProjectorFrame
      simulationName={run.simulation.name}
      theme={theme}
      className={styles.projector}
      onLeave={onLeave}
      isOwnWindow={isOwnWindow}
      tools={
        <Button
          kind="line"
          onClick={() => {
            setTheme(other);
            storeTheme(other);
          }}
        >
          {theme === 'dark' ? <Sun className="icon" aria-hidden /> : <Moon className="icon" aria-hidden />}
          {theme === 'dark' ? t('Light') : t('Dark')}
        </Button>
      }
    >
      <div className={styles.content} data-plain={!isOpen || undefined}>
        <h1 className={styles.question} style={{ fontSize: `calc(${size} * var(--projector-pixel))` }}>
          {question}
        </h1>
        {isOpen ? (
          <OfPhase run={run} received={received} />
        ) : (
          <p className={styles.note}>{t('It begins in a moment. Keep your own screen at hand.')}</p>
        )}
      </div>
      {isOpen && <Foot received={received} />}
    </ProjectorFrame>
  );
}
