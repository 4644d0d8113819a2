import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/text.ts';
import { toastError } from '../toasts/Toaster.tsx';

const pauseMs = 500;

/**
 * Loads the code of a dialog when it is first opened. After two failures it shows an error and calls `close`. The page stays
 * usable.
 */
export function dialogPart<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  let loadedComponent: ComponentType<Props> | undefined;
  return function DialogPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => loadedComponent);
    const giveUp = useEffectEvent(() => {
      // Many browsers don't fetch a module again on a page where it has failed to load.
      toastError(t('This could not be opened'), t('Check your connection and try again.'), {
        label: t('Reload Page'),
        act: () => location.reload(),
      });
      close(props);
    });
    const isMissing = props.open && Loaded === undefined;
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      load()
        .catch(() => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load))
        .then(
          (component) => {
            loadedComponent = component;
            setLoaded(() => component);
          },
          () => {
            if (isWanted) giveUp();
          },
        );
      return () => {
        isWanted = false;
      };
    }, [isMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
