import { type Block, text } from './blocks.ts';
import { facilitatorNotes } from './closing.ts';
import { questionnaires } from './questionnaires.ts';
import type { Report } from './report.ts';
import { stageChapter } from './stage.ts';
import { way } from './way.ts';

/** Returns the appendix: the way, each stage with all evidence, and the questionnaires. */
export function appendix(report: Report): Block[] {
  const { t } = report.translator;
  const { stages } = report.runData;
  if (stages.length === 0) return facilitatorNotes(report);
  return [
    { kind: 'break' },
    { kind: 'heading', size: 'part', text: t('Appendix: the evidence') },
    text(
      t(
        'The whole record of the run. Texts are as people wrote them. The rooms are named, the people are not.',
      ),
      'quiet',
    ),
    ...way(report),
    ...stages.flatMap((stage) => stageChapter(report, stage)),
    { kind: 'heading', size: 'chapter', text: t('Questionnaires') },
    ...questionnaires(report),
    ...facilitatorNotes(report),
  ];
}
