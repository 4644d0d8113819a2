import { useId } from 'react';
import { messageOf, useSend } from '../../../../lib/api.ts';
import { linkToShare } from '../../../../lib/own-address.ts';
import { t } from '../../../../lib/text.ts';
import { AddressWarning } from '../../../../parts/AddressWarning.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FieldError } from '../../../../ui/Field.tsx';
import { CopyButton } from '../../settings/AccessCode.tsx';
import type { Seat } from '../../types.ts';

/** Makes a new personal link for somebody who lost theirs, and shows it once. Earlier links stop working. */
export function NewLink({ seat }: { seat: Seat }) {
  const id = useId();
  const making = useSend('createResetLink');
  if (seat.is_guest) return null;
  const link = making.data && linkToShare(making.data.url);
  return (
    <div className="field">
      <label htmlFor={link && id}>{t('Personal link')}</label>
      {link === undefined ? (
        <>
          <p className="hint">
            {t('For somebody who lost theirs, or forgot the password. Earlier links stop working.')}
          </p>
          <div className="row">
            <Button
              kind="line"
              busy={making.isPending}
              onClick={() => making.mutate({ params: { userId: seat.user_id } })}
            >
              {making.isPending ? t('Making Link') : t('New Link')}
            </Button>
          </div>
          {making.isError && (
            <FieldError>
              {messageOf(making.error, t('The link could not be made. Please try again.'))}
            </FieldError>
          )}
        </>
      ) : (
        <>
          <div className="row">
            <input
              id={id}
              className="input input-sm"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={link} what={t('personal link')} />
          </div>
          <p className="hint">{t('It is shown only now: copy it before you close this.')}</p>
          <AddressWarning address={link} />
        </>
      )}
    </div>
  );
}
