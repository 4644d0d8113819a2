import { formatClock } from '../../../lib/format.ts';
import { rich, t } from '../../../lib/text.ts';
import { Section } from '../../../ui/Section.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from './FindingList.module.css';
import { FindingPicture } from './FindingPicture.tsx';
import { sourceId, type Target } from './sources.ts';
import type { Finding, FindingStage, Findings } from './types.ts';
import { inWords } from './words.ts';

/** The findings of a run. Where there are few, neutral facts fill up, marked as such. */
export function FindingList({
  page: { findings, stages, is_too_small },
  withCharts,
  onOpen,
}: {
  page: Findings;
  withCharts: boolean;
  onOpen: (target: Target) => void;
}) {
  const isUnremarkable = findings.every(({ is_neutral }) => is_neutral);
  return (
    <Section title={t('How the group decided')}>
      {isUnremarkable && (
        <p className={styles.nothing}>
          <b>{t('Nothing unusual.')}</b>{' '}
          {is_too_small &&
            t(
              'Findings about what people did are left out, because fewer than four took part in each stage.',
            )}
        </p>
      )}
      <ul className={styles.findings}>
        {findings.map((finding) => {
          const stage = stages.find(({ scenario_id }) => scenario_id === finding.scenario_id);
          return (
            stage && (
              <FindingRow
                key={`${finding.kind} ${finding.scenario_id} ${'room_name' in finding ? finding.room_name : ''}`}
                finding={finding}
                stage={stage}
                withCharts={withCharts}
                onOpen={onOpen}
              />
            )
          );
        })}
      </ul>
    </Section>
  );
}

function FindingRow({
  finding,
  stage,
  withCharts,
  onOpen,
}: {
  finding: Finding;
  stage: FindingStage;
  withCharts: boolean;
  onOpen: (target: Target) => void;
}) {
  const { title, details } = inWords(finding, stage);
  return (
    <li data-plain={!withCharts || finding.is_neutral || undefined}>
      {withCharts && !finding.is_neutral && <FindingPicture finding={finding} stage={stage} />}
      <div>
        <b>{title}</b>
        {finding.is_neutral && <span className="tag">{t('Neutral fact')}</span>}
        {details !== '' && <p>{details}</p>}
      </div>
      <a
        className={styles.link}
        href={`#${sourceId(finding)}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen(finding);
        }}
      >
        {linkText(finding.source, title)}
      </a>
    </li>
  );
}

/** Returns the text of the link to what a finding is made from. For screen readers it ends with the finding. */
function linkText(source: Finding['source'], finding: string) {
  switch (source.kind) {
    case 'timeline':
      return rich('Replay at {time}<sr>: {finding}</sr>', {
        time: formatClock(Math.floor(source.at_ms / 1000)),
        finding,
        sr,
      });
    case 'map':
      return rich('Open the way<sr>: {finding}</sr>', { finding, sr });
    case 'shift':
      return rich('Open the shift<sr>: {finding}</sr>', { finding, sr });
    case 'forecast':
      return rich('Open the forecast<sr>: {finding}</sr>', { finding, sr });
    case 'rooms':
      return rich('Open the rooms<sr>: {finding}</sr>', { finding, sr });
    case 'reasons':
      return rich('Open the reasons<sr>: {finding}</sr>', { finding, sr });
    case 'facts':
      return rich('Open the key facts<sr>: {finding}</sr>', { finding, sr });
  }
}
