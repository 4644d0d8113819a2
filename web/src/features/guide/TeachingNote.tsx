import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { type NoteBlock, openingOfNote, parseTeachingNote, textOfNote } from '@vincere/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { NoteBlocks } from '../../parts/prose/NoteBlocks.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import styles from './GuidePanel.module.css';

/**
 * The teaching note of the simulation of a run. It opens at the part about the current scenario, or else about the current stage.
 */
export function TeachingNote({ runId }: { runId: number }) {
  return (
    <Loaded
      query={useRead('getRun', { params: { runId } })}
      failed={t('The teaching note could not be loaded.')}
      retry={t(shared.retry)}
      label={t('Loading the teaching note')}
    >
      {({ simulation, current_scenario, current_stage }) => (
        <NoteOfSimulation
          simulationId={simulation.id}
          place={{ scenario: current_scenario?.name ?? null, stage: current_stage?.stage_number ?? null }}
        />
      )}
    </Loaded>
  );
}

type Place = { scenario: string | null; stage: number | null };

function NoteOfSimulation({ simulationId, place }: { simulationId: number; place: Place }) {
  const teaching = useRead('getTeaching', { params: { simulationId } });
  const edit = (
    <Link
      to="/admin/simulations/$simulationId/stages"
      params={{ simulationId: String(simulationId) }}
      search={{ view: 'objectives' }}
      className="button button-line button-sm"
    >
      {t('Edit')}
    </Link>
  );
  return (
    <>
      <Loaded
        query={teaching}
        failed={t('The teaching note could not be loaded.')}
        retry={t(shared.retry)}
        label={t('Loading the teaching note')}
      >
        {({ teaching_note }) =>
          teaching_note.trim() === '' ? (
            <div className={styles.body}>
              <Empty title={t('No teaching note yet')}>
                {t('Its author can write one on the page of the simulation.')}
              </Empty>
            </div>
          ) : (
            <Note note={teaching_note} place={place} />
          )
        }
      </Loaded>
      <div className={styles.foot}>
        <span>{t('Only facilitators read this.')}</span>
        {edit}
      </div>
    </>
  );
}

/** The note with buttons that scroll to its parts. */
function Note({ note, place }: { note: string; place: Place }) {
  const blocks = useMemo(() => parseTeachingNote(note), [note]);
  const opening = openingOfNote(blocks, place);
  const parts = useMemo(() => partsOfNote(blocks, opening), [blocks, opening]);
  const [at, setAt] = useState(opening ?? parts[0] ?? 0);
  const body = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(opening);
  // Follow the run to its next scenario.
  if (opened !== opening) {
    setOpened(opening);
    if (opening !== null) setAt(opening);
  }
  useEffect(() => {
    const heading = body.current?.querySelector<HTMLElement>(`[data-block="${at}"]`);
    if (body.current !== null && heading != null)
      body.current.scrollTop = heading.offsetTop - body.current.offsetTop - 16;
  }, [at]);
  const index = parts.indexOf(at);
  const heading = blocks[at];
  const go = (by: number) => {
    const next = parts[index + by];
    if (next !== undefined) setAt(next);
  };
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <b>{heading?.kind === 'heading' ? textOfNote(heading.parts) : t('Teaching Note')}</b>
          {at === opening && <>, {t('the current stage')}</>}
        </p>
        <button
          type="button"
          className="button button-quiet button-icon button-sm"
          aria-label={t('Previous part')}
          disabled={index <= 0}
          onClick={() => go(-1)}
        >
          <ChevronLeft className="icon" aria-hidden />
        </button>
        <button
          type="button"
          className="button button-quiet button-icon button-sm"
          aria-label={t('Next part')}
          disabled={index >= parts.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRight className="icon" aria-hidden />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={body} className={styles.body} tabIndex={0} aria-label={t('Teaching Note')}>
        <NoteBlocks blocks={blocks} />
      </section>
    </>
  );
}

/**
 * Returns the indexes of the headings that divide a note: those of the same level as the heading where it opens, or else as the
 * first one.
 */
function partsOfNote(blocks: readonly NoteBlock[], opening: number | null): number[] {
  const openingBlock = opening === null ? undefined : blocks[opening];
  const first = openingBlock ?? blocks.find(({ kind }) => kind === 'heading');
  if (first?.kind !== 'heading') return [];
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === first.level ? [index] : [],
  );
}
