import { type ReactNode, useMemo } from 'react';
import { send } from '../../lib/api.ts';
import { PicturesProvider } from '../../ui/pictures.tsx';

const isPicture = (name: string) => /\.(png|jpe?g|gif)$/i.test(name);

/** Lets texts and posts inside show pictures of the simulation: its files with this name. */
export function SimulationPictures({
  files,
  runId,
  children,
}: {
  files: readonly { id: number; name: string }[];
  /** The run through which a participant reads the files. */
  runId?: number;
  children: ReactNode;
}) {
  const find = useMemo(() => {
    const byName = new Map(
      files.filter(({ name }) => isPicture(name)).map(({ id, name }) => [name.toLowerCase(), id]),
    );
    return (fileName: string) => {
      const id = byName.get(fileName.trim().toLowerCase());
      if (id === undefined) return undefined;
      const request = () =>
        runId === undefined
          ? send('downloadFile', { params: { fileId: id } })
          : send('downloadRunFile', { params: { runId, fileId: id } });
      return { id, request };
    };
  }, [files, runId]);
  return <PicturesProvider find={find}>{children}</PicturesProvider>;
}
