import { pageSize } from '@vincere/contract';
import { actOf } from '@vincere/domain';
import type { PlatformApp } from '../app.ts';
import type { CallHandler } from '../http/handle.ts';
import { isoTime } from '../time.ts';
import { listEntries } from './store.ts';

export const listAuditEntries: CallHandler<'listAuditEntries', PlatformApp> = async (
  { query: { search = '', acts = '', page = 1 } },
  app,
) => {
  const { entries, total } = await listEntries(
    app.db.read,
    { search, actions: [...new Set(acts.split(',').filter(Boolean).map(actOf))] },
    {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  );
  return {
    entries: entries.map(({ subject_kind, subject_id, subject_name, details, created_at, ...entry }) => ({
      ...entry,
      created_at: isoTime(created_at),
      subject:
        subject_kind === null || subject_id === null
          ? null
          : { kind: subject_kind, id: subject_id, name: subject_name },
      details: JSON.parse(details),
    })),
    total,
    page,
    page_size: pageSize,
  };
};
