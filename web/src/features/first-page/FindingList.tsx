import { isUnremarkable } from '@vincere/domain';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { FindingPicture } from '../../parts/findings/FindingPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FindingList.module.css';
import type { Finding, FindingLinks, FindingStage, Findings, Target } from './types.ts';
import { inWords } from './words.ts';

/** The findings of a run. Where there are few, neutral facts are added and marked as such. */
export function FindingList({
  page: { findings, stages, is_too_small },
  withCharts,
  links,
}: {
  page: Findings;
  withCharts: boolean;
  links: FindingLinks | undefined;
}) {
  return (
    <Section title={t('How the group decided')}>
      {(isUnremarkable(findings) || is_too_small) && (
        <p className={styles.nothing}>
          {isUnremarkable(findings) && <b>{t('Nothing unusual.')}</b>}{' '}
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
                links={links}
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
  links,
}: {
  finding: Finding;
  stage: FindingStage;
  withCharts: boolean;
  links: FindingLinks | undefined;
}) {
  const { title, details } = inWords(finding, stage);
  const moment = links?.momentOf?.(finding, title);
  return (
    <li data-plain={!withCharts || finding.is_neutral || undefined}>
      {withCharts && !finding.is_neutral && <FindingPicture finding={finding} stage={stage} />}
      <div>
        <b>{title}</b>
        {finding.is_neutral && <span className={`tag ${styles.neutral}`}>{t('Neutral fact')}</span>}
        {details !== '' && <p>{details}</p>}
      </div>
      {links && (
        <p className={styles.links}>
          <EvidenceLink target={finding} links={links}>
            {links.textOf(finding, title)}
          </EvidenceLink>
          {moment && (
            <EvidenceLink target={moment.target} links={links}>
              {moment.text}
            </EvidenceLink>
          )}
        </p>
      )}
    </li>
  );
}

function EvidenceLink({
  target,
  links,
  children,
}: {
  target: Target;
  links: FindingLinks;
  children: ReactNode;
}) {
  return (
    <a
      className={styles.link}
      href={`#${links.idOf(target)}`}
      onClick={(event) => {
        event.preventDefault();
        links.open(target);
      }}
    >
      {children}
    </a>
  );
}
