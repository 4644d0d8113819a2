import type { Run } from '@vincere/contract';
import type { QuestionnaireScope } from '@vincere/domain';
import { messageOf, useSend } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { QuestionnaireScopeField } from '../../../parts/questionnaires/QuestionnaireScopeField.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { cacheQuestionnaires } from '../useControlRoom.ts';

/** Sets which questions a run asks its participants before and after it. */
export function QuestionnaireSetting({ run }: { run: Run }) {
  const setting = useSend('setQuestionnaires');
  const value = setting.isPending ? setting.variables.body.questionnaires : run.questionnaires;
  const change = (questionnaires: QuestionnaireScope) =>
    setting.mutate(
      { params: { runId: run.id }, body: { questionnaires } },
      {
        onSuccess: (savedSetting) => cacheQuestionnaires(run.id, savedSetting.questionnaires),
        onError: (error) =>
          toastError(
            t('Questionnaires: nothing was changed'),
            messageOf(error, t('Check your connection and try again.')),
          ),
      },
    );
  return <QuestionnaireScopeField value={value} onChange={change} />;
}
