import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { MarkKey } from './MarkBar.tsx';
import styles from './Objectives.module.css';
import { ObjectiveTable } from './ObjectiveTable.tsx';
import { hasRatedStages } from './rated-stages.ts';
import type { ObjectivesReport } from './types.ts';

/** The id of the title of the objectives. */
export const objectivesTitle = 'report-objectives';

/** The ratings of the objectives of a run, beside what the run recorded. Renders nothing for a run without objectives. */
export function Objectives({
  runId,
  shared: isShared,
}: {
  runId: number;
  /** Whether participants see them. Set for facilitators only, who can also see the raters. */
  shared?: boolean;
}) {
  const report = useRead('getObjectivesReport', { params: { runId } });
  return (
    <Loaded
      query={report}
      failed={t('The objectives could not be loaded')}
      retry={t(shared.retry)}
      label={t('Loading the objectives')}
    >
      {(data) => hasRatedStages(data) && <Rated report={data} isShared={isShared} />}
    </Loaded>
  );
}

function Rated({ report, isShared }: { report: ObjectivesReport; isShared: boolean | undefined }) {
  const [showsRaters, setShowsRaters] = useState(false);
  return (
    <section className={styles.objectives} aria-labelledby={objectivesTitle}>
      <div className={styles.head}>
        <div>
          <h2 className="heading-3" id={objectivesTitle} tabIndex={-1}>
            {t('Objectives')}
          </h2>
          <p className="muted">
            {report.raters === 0
              ? t('What the run recorded. Nobody has rated the objectives.')
              : plural(
                  report.raters,
                  'What the run recorded, then the marks of the only rater.',
                  'What the run recorded, then how many of the {count} raters gave each mark.',
                )}
          </p>
        </div>
        {report.raters > 0 && <MarkKey />}
      </div>
      <ObjectiveTable report={report} showsRaters={showsRaters} />
      {isShared !== undefined && (
        <div className={styles.foot}>
          <p className="meta-text">
            {isShared
              ? t('Participants see the marks and the remarks that may be shared, without the raters.')
              : t(
                  'Once you share the report, participants see the marks and the remarks that may be shared, without the raters.',
                )}
          </p>
          {report.raters > 0 && (
            <Button
              kind="line"
              size="sm"
              className={styles.showRaters}
              onClick={() => setShowsRaters(!showsRaters)}
            >
              {showsRaters ? t('Hide Raters') : t('Show Raters')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
