import { type Block, text } from './blocks.ts';
import { facilitatorNotes } from './closing.ts';
import { guidedDebrief } from './guided-debrief.ts';
import { objectives, withSharedRemarks } from './objectives.ts';
import { questionnaires } from './questionnaires.ts';
import type { Report } from './report.ts';
import { stageChapter } from './stage.ts';
import { way } from './way.ts';

/** Returns the appendix: the way, each stage with all evidence, the guided debrief, and the questionnaires. */
export function appendix(report: Report): Block[] {
  const { translator, runData } = report;
  const { t } = translator;
  const { stages, guided_debrief } = runData;
  const states_reading = report.layout !== 'board' || report.with_reading;
  if (stages.length === 0) return facilitatorNotes(report);
  return [
    { kind: 'break' },
    { kind: 'heading', size: 'part', text: t('Appendix: the evidence') },
    text(
      t(
        'The whole record of the run. Texts are as people wrote them. Rooms are named. People are named only as owners of actions, or if they showed their name in the debrief.',
      ),
      'quiet',
    ),
    ...way(report),
    ...objectives(withSharedRemarks(runData.objectives), translator),
    ...stages.flatMap((stage) => stageChapter(report, stage)),
    ...guidedDebrief(guided_debrief, guided_debrief?.answers ?? null, translator, states_reading),
    ...questionnaires(report, 'chapter'),
    ...facilitatorNotes(report),
  ];
}
