import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useAddress } from './useAddress.ts';

/** A stored picture: its id, and how its bytes are requested. */
type StoredPicture = { id: number; request: () => Promise<Response> };

/** Finds a stored picture by the name of its file. */
export type FindPicture = (fileName: string) => StoredPicture | undefined;

const Pictures = createContext<FindPicture>(() => undefined);

/** Provides the stored pictures that texts and posts inside may show. Nothing else is ever loaded. */
export function PicturesProvider({ find, children }: { find: FindPicture; children: ReactNode }) {
  return <Pictures value={find}>{children}</Pictures>;
}

/** A stored picture. Shows `otherwise` until it is loaded, and if there is no such picture. */
export function Picture({
  file,
  alt,
  className,
  otherwise,
}: {
  /** The name of its file. */
  file: string;
  alt: string;
  className?: string | undefined;
  otherwise: ReactNode;
}) {
  const storedPicture = useContext(Pictures)(file);
  const { data } = useQuery({
    queryKey: ['picture', storedPicture?.id],
    queryFn: async () => (await storedPicture?.request())?.blob() ?? null,
    enabled: storedPicture !== undefined,
    staleTime: Infinity,
    retry: 1,
  });
  const address = useAddress(data?.type.startsWith('image/') ? data : null);
  return address === undefined ? otherwise : <img className={className} src={address} alt={alt} />;
}
