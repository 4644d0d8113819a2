import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { BackIcon } from '../../ui/TopBar.tsx';
import { SettingsInside } from './SettingsInside.tsx';

/** The user's profile and settings. Nothing can be changed before both have been read. */
export function SettingsPage() {
  useTitle(t('Settings'));
  const profile = useRead('getProfile', {}, { refetchOnMount: 'always' });
  const settings = useRead('getSettings', {}, { refetchOnMount: 'always' });
  if (profile.data && settings.data)
    return (
      <SettingsInside key={profile.data.id} profile={profile.data} settings={settings.data} back={<Back />} />
    );
  return (
    <>
      <PageHead up={<Back />} title={t('Settings')} />
      <main id="main" className="admin-main">
        {profile.isError || settings.isError ? (
          <Failed
            message={t(shared.loadFailed)}
            busy={profile.isFetching || settings.isFetching}
            onRetry={() => {
              void profile.refetch();
              void settings.refetch();
            }}
          />
        ) : (
          <Skeleton lines={8} label={t('Loading settings')} />
        )}
      </main>
    </>
  );
}

function Back() {
  return (
    <Link to="/admin">
      <BackIcon />
      {t('Back')}
    </Link>
  );
}
