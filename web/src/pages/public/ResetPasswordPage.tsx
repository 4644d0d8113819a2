import { useSearch } from '@tanstack/react-router';
import { Gate } from '../../features/accounts/Gate.tsx';
import { LinkInvalid } from '../../features/accounts/LinkInvalid.tsx';
import { ResetPasswordForm } from '../../features/accounts/ResetPasswordForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/title.ts';

/** For a forgotten password and for the first one of a person who was invited. */
export function ResetPasswordPage() {
  useTitle('Set a password');
  const { token } = useSearch({ from: '/reset-password' });
  return (
    <VisitorFrame here="elsewhere" className="gate">
      <Gate title="Set a password">
        {token === undefined ? <LinkInvalid /> : <ResetPasswordForm token={token} />}
      </Gate>
    </VisitorFrame>
  );
}
