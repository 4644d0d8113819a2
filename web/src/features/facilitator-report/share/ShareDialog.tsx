import type { Run } from '@vincere/contract';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { messageOf, useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { hasRatedStages } from '../../first-page/objectives/rated-stages.ts';
import styles from './ShareDialog.module.css';
import { shareReport } from './share-report.ts';

/** Lists what participants will see of a report, and shares it. */
export function ShareDialog({
  run,
  open,
  onClose,
}: {
  run: Pick<Run, 'id'>;
  open: boolean;
  onClose: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const share = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await shareReport(run.id, true);
      toast(
        t('Report Shared'),
        t('Participants find it in their summary, observers on the page of the run.'),
      );
      close();
    } catch (error) {
      setFailure(messageOf(error, t('Please try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('Share With Participants')}
      text={t(
        'Participants will see this in their summary, and observers on the page of the run, until you stop sharing it:',
      )}
      action={[t('Share'), t('Sharing...')]}
      isBusy={isBusy}
      isDirty={false}
      failure={failure}
      onSubmit={share}
    >
      <WhatIsShared runId={run.id} />
      <p className="meta-text">
        {t('Your notes, the help line and the answers of others to the questionnaires are not part of it.')}
      </p>
    </FormDialog>
  );
}

/** The parts of the report that participants will see, and a warning if one of them shows what one person rated. */
function WhatIsShared({ runId }: { runId: number }) {
  const params = { runId };
  const findings = useRead('getFindings', { params });
  const facts = useRead('getRunFacts', { params });
  const objectives = useRead('getObjectivesReport', { params }).data;
  const debrief = useRead('getGuidedDebrief', { params }).data?.debrief;
  const hasObjectives = hasRatedStages(objectives);
  // Who rated what is known within a group, so each place counts on its own.
  const ofOneRater = objectives?.ratings.filter(({ raters }) => raters === 1).length ?? 0;
  const hasRemarks = objectives?.ratings.some(({ remarks }) =>
    remarks.some((remark) => remark.may_be_shared),
  );
  const wasReleased = debrief != null && debrief.released.length > 0;
  const wasLearnt = debrief != null && debrief.lessons.length + debrief.actions.length > 0;
  const hasFacts = findings.data?.not_shared != null;
  return (
    <>
      <ul className={styles.list}>
        <li>{t('what was decided, with the votes for each decision, and how it ended')}</li>
        <li>{t('how the group decided: the findings, which name nobody')}</li>
        {hasFacts && <li>{t('what was not shared: the key facts that never left their rooms')}</li>}
        {hasFacts && facts.data?.holds_facts && <li>{t('what each room knew, which you hold back now')}</li>}
        {hasObjectives && (
          <li>{t('the objectives, with how many raters gave each mark, but not who they are')}</li>
        )}
        {hasObjectives && hasRemarks && <li>{t('the remarks of raters that may be shared')}</li>}
        {wasReleased && (
          <li>{t('the answers of the debrief that were released, which they also see without sharing')}</li>
        )}
        {wasLearnt && (
          <li>{t('the lessons and actions of the debrief, which they also see without sharing')}</li>
        )}
      </ul>
      {hasObjectives && ofOneRater > 0 && (
        <p className="notice notice-now">
          <TriangleAlert className="icon" aria-hidden />
          <span>
            {plural(
              ofOneRater,
              'One rating is by one person alone, for its stage, objective and room.',
              '{count} ratings are by one person alone, each for its stage, objective and room.',
            )}{' '}
            {t('Everybody will know whose marks and remarks these are.')}
          </span>
        </p>
      )}
    </>
  );
}
