import type { Run } from '@vincere/contract';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Section } from '../../../ui/Section.tsx';
import { FirstPage } from '../../first-page/FirstPage.tsx';
import { Objectives } from '../../first-page/objectives/Objectives.tsx';
import { reportTitle } from './report-title.ts';

/** The first page of the report and the rated objectives for observers. Renders nothing while the report is not shared. */
export function SharedReport({ run }: { run: Pick<Run, 'id' | 'status' | 'shared'> }) {
  const settings = useRead('getSettings', {});
  if (!run.shared) return null;
  return (
    <Section title={t('Report of the group')} titleId={reportTitle}>
      <FirstPage run={run} withCharts={settings.data?.enable_analytics !== false} />
      <Objectives runId={run.id} />
    </Section>
  );
}
