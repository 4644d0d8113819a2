import type { CallHandler } from '../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../platform/i18n/translator.ts';
import type { App } from '../../play/app.ts';
import { downloadOf } from './download.ts';
import { makeQueued } from './files/queued.ts';

export const exportGuide: CallHandler<'exportGuide', App> = async ({
  params: { language },
  caller,
  gone,
}) => {
  const file = await guideOf(language, { user_id: caller.user.id, gone });
  const { t } = translatorFor(language);
  return downloadOf(t('Vincere guide'), 'pdf', file);
};

/** The guides that this process has made. They are the same for everybody. */
const guides = new Map<Language, Uint8Array[]>();

async function guideOf(language: Language, requester: Parameters<typeof makeQueued>[1]) {
  const guide =
    guides.get(language) ??
    (await makeQueued({ format: 'guide', language, time_zone: 'UTC', hour_cycle: 'h12' }, requester));
  guides.set(language, guide);
  return guide;
}
