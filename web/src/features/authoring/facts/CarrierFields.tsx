import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { plural, t } from '../../../lib/text.ts';
import { kindOf } from '../../../parts/files/file-kind.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Failed, Skeleton } from '../../../ui/states.tsx';
import styles from './FactInspector.module.css';
import type { FactForm } from './useFactForm.ts';
import type { Carrier, useCarriers } from './useFacts.ts';

/** The posts and files that carry a fact. More can be chosen from those of each room. */
export function CarrierFields({ form, read }: { form: FactForm; read: ReturnType<typeof useCarriers> }) {
  const { values, errors, change, addButton } = form;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { posts, files } = values;
  const carries = ({ kind, id }: Carrier) => (kind === 'post' ? posts : files).includes(id);
  const toggle = (carrier: Carrier) => {
    const key = carrier.kind === 'post' ? 'posts' : 'files';
    change({
      [key]: carries(carrier)
        ? values[key].filter((carrierId) => carrierId !== carrier.id)
        : [...values[key], carrier.id],
    });
  };
  const { carriers } = read;
  return (
    <Section
      title={t('Carried by')}
      aside={<span className="meta-text number">{countText(posts.length, files.length)}</span>}
    >
      {carriers === undefined ? (
        read.isError ? (
          <Failed
            message={t('The posts and files could not be loaded.')}
            busy={read.isFetching}
            onRetry={read.retry}
          />
        ) : (
          <Skeleton lines={2} label={t('Loading the posts and files')} />
        )
      ) : (
        <>
          <ul className="rows">
            {carriers.filter(carries).map((carrier) => (
              <CarrierItem
                key={`${carrier.kind} ${carrier.id}`}
                carrier={carrier}
                onRemove={() => {
                  toggle(carrier);
                  // The button that had the focus is gone.
                  addButton.current?.focus();
                }}
              />
            ))}
          </ul>
          {carriers.length === 0 ? (
            <p className="hint">
              {t('No room of this scenario has posts or files yet. Write what carries the fact there first.')}
            </p>
          ) : (
            <Button
              ref={addButton}
              kind="line"
              size="sm"
              className={styles.add}
              aria-expanded={isOpen}
              aria-controls={`${id}-choice`}
              aria-describedby={errors.carriers === undefined ? undefined : `${id}-error`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Plus className="icon" aria-hidden />
              {t('Add a Post or File')}
            </Button>
          )}
          <div id={`${id}-choice`} hidden={!isOpen} className={styles.choice}>
            <Choice carriers={carriers} carries={carries} onToggle={toggle} />
          </div>
        </>
      )}
      {errors.carriers !== undefined && (
        <FieldError id={`${id}-error`} className={styles.error}>
          {errors.carriers}
        </FieldError>
      )}
    </Section>
  );
}

function CarrierItem({ carrier, onRemove }: { carrier: Carrier; onRemove: () => void }) {
  const { placeName } = useRooms();
  return (
    <li className={styles.carrier}>
      <RoomMark room={carrier.room} />
      <span className={styles.carrierText}>
        <b>{carrier.name}</b>
        <span className="meta-text">{`${sourceOf(carrier)}, ${placeName(carrier.room)}`}</span>
      </span>
      <button
        type="button"
        className={`button button-quiet button-sm button-icon ${styles.remove}`}
        aria-label={t('Remove {what}', { what: carrier.name })}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden />
      </button>
    </li>
  );
}

/** The posts and files of each room, with a check mark at those that carry the fact. */
function Choice({
  carriers,
  carries,
  onToggle,
}: {
  carriers: readonly Carrier[];
  carries: (carrier: Carrier) => boolean;
  onToggle: (carrier: Carrier) => void;
}) {
  const { rooms, placeName } = useRooms();
  return rooms.map((room) => {
    const there = carriers.filter((carrier) => carrier.room === room);
    return (
      there.length > 0 && (
        <fieldset key={room}>
          <legend>
            <RoomMark room={room} size={16} />
            {placeName(room)}
          </legend>
          {there.map((carrier) => (
            <label key={`${carrier.kind} ${carrier.id}`}>
              <input type="checkbox" checked={carries(carrier)} onChange={() => onToggle(carrier)} />
              <span>
                <span className={styles.choiceText}>{carrier.name}</span>
                <span className="meta-text">{sourceOf(carrier)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )
    );
  });
}

function countText(posts: number, files: number): string {
  const texts = [
    ...(posts > 0 ? [plural(posts, '{count} post', '{count} posts')] : []),
    ...(files > 0 ? [plural(files, '{count} file', '{count} files')] : []),
  ];
  return texts.join(', ');
}

/** Returns what a carrier is: the kind of a file, or the author of a post. */
function sourceOf({ kind, name, author = '' }: Carrier): string {
  return kind === 'file' ? kindOf(name) : t('Post by {author}', { author });
}
