import type { Run } from '@vincere/contract';
import { maxAnnouncementLength } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { isFinished, type Room } from '@vincere/domain';
import { useRef, useState } from 'react';
import { isSending, messageOf, send, useSend } from '../../../lib/api.ts';
import { readDraft, useDraft } from '../../../lib/drafts.ts';
import { requestKeys } from '../../../lib/new-key.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import messagesStyles from '../posts/messages.module.css';
import textButtonStyles from '../text-button.module.css';
import { readRun } from '../useControlRoom.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';

const everybody = 'all';
const draftKeyOf = (run: Run) => `announce:${getSession()?.id}:${run.id}`;

/** The typed announcement and to whom it goes; sends it, and announces again what was taken back. */
function useAnnouncing(run: Run) {
  const { rooms } = useRooms();
  const draft = draftKeyOf(run);
  const [typed, type, clear] = useDraft(draft);
  const [target, setTarget] = useState<string>(everybody);
  const announcing = useSend('announce');
  const room = rooms.find((candidate) => candidate === target) ?? null;
  const announce = () =>
    announcing.mutate(
      {
        params: { runId: run.id },
        body: { content: typed, room_name: room },
        key: requestKeys.of([draft, typed, room]),
      },
      {
        onSuccess: ({ id }) => {
          clear();
          requestKeys.forget([draft, typed, room]);
          // The answer to the first attempt was lost, and the announcement is already listed.
          if (run.announcements.some((announcement) => announcement.id === id))
            toast(t('Announced already'), t('The same announcement is already shown to the same people.'));
          void readRun(run.id);
        },
      },
    );
  // Undoes "Take Back". If that fails, the text returns to the field, unless the field has other text, and a toast offers to
  // try again. Both are needed: another toast may replace this one, and the toast also appears after the user left the page.
  const announceAgain = async (content: string, room_name: Room | null): Promise<void> => {
    try {
      const key = requestKeys.of([draft, content, room_name]);
      await send('announce', { params: { runId: run.id }, body: { content, room_name }, key });
      if (readDraft(draft) === content) clear();
      requestKeys.forget([draft, content, room_name]);
      void readRun(run.id);
    } catch (error) {
      if ((readDraft(draft) ?? '').trim() === '') {
        type(content);
        setTarget(room_name ?? everybody);
      }
      toastError(t('It was not announced again'), messageOf(error, t('Please try again.')), {
        label: t(shared.tryAgain),
        act: () => void announceAgain(content, room_name),
      });
    }
  };
  return { typed, type, target, setTarget, announcing, announce, announceAgain };
}

/** A form that announces a message to everybody on the run or to one room, and the list of announcements with "Take Back". */
export function Announce({ run }: { run: Run }) {
  const { rooms, placeName } = useRooms();
  const { typed, type, target, setTarget, announcing, announce, announceAgain } = useAnnouncing(run);
  const canSend = typed.trim() !== '' && !isFinished(run.status);
  return (
    <Section title={t('Announce')}>
      <form
        className={messagesStyles.messageForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend && !isSending('announce')) announce();
        }}
      >
        <select
          className="input input-sm"
          aria-label={t('To whom')}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          <option value={everybody}>{t('Everyone on the run')}</option>
          {rooms.map((choice) => (
            <option key={choice} value={choice}>
              {placeName(choice)}
            </option>
          ))}
        </select>
        <textarea
          className={`input ${messagesStyles.messageField}`}
          aria-label={t('Announcement')}
          rows={2}
          maxLength={maxAnnouncementLength}
          placeholder={t('It stays at the top of their screen until the next stage')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        {announcing.isError && (
          <FieldError>{messageOf(announcing.error, t('It was not announced. Please try again.'))}</FieldError>
        )}
        <div className={`row ${messagesStyles.messageActions}`}>
          <Button
            type="submit"
            size="sm"
            className={messagesStyles.submit}
            disabled={!canSend}
            busy={announcing.isPending}
          >
            {t('Announce')}
          </Button>
        </div>
      </form>
      <Announced run={run} onUndo={announceAgain} />
    </Section>
  );
}

function Announced({
  run,
  onUndo,
}: {
  run: Run;
  /** Announces a message again, after it was taken back by mistake. */
  onUndo: (content: string, room: Room | null) => Promise<void>;
}) {
  const takeBack = useSend('takeBackAnnouncement');
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ id, content, room_name }: Run['announcements'][number]) =>
    takeBack.mutate(
      { params: { runId: run.id, announcementId: id } },
      {
        onSuccess: () => {
          requestKeys.forget([draftKeyOf(run), content, room_name]);
          toast(t('Taken back'), t('This announcement is no longer shown.'), {
            label: t('Undo'),
            act: () => void onUndo(content, room_name),
          });
          // The list no longer shows the button that had focus, so focus the list.
          list.current?.focus({ preventScroll: true });
          void readRun(run.id);
        },
        onError: (error) =>
          toastError(
            t('It could not be taken back'),
            messageOf(error, t('It is still shown. Please try again.')),
          ),
      },
    );
  return (
    <ul className={`${messagesStyles.messageList} rows`} aria-label={t('Announced')} tabIndex={-1} ref={list}>
      {run.announcements.map((announcement) => (
        <AnnouncementItem key={announcement.id} announcement={announcement}>
          <button
            type="button"
            className={`${textButtonStyles.forceButton} ${messagesStyles.atEnd}`}
            aria-label={t('Take Back: {announcement}', { announcement: announcement.content.slice(0, 60) })}
            onClick={() => remove(announcement)}
          >
            {t('Take Back')}
          </button>
        </AnnouncementItem>
      ))}
    </ul>
  );
}
