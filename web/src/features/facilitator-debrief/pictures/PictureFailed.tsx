import { t } from '../../../lib/text.ts';

/** In place of a picture whose data could not be loaded. */
export function PictureFailed() {
  return <p className="muted">{t('The picture could not be loaded. It is tried again.')}</p>;
}
