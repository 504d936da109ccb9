/** The dock's layout: below the board, as a sheet on a phone, or beside the board in landscape. */
import { PHONE, SIDEWAYS, useMedia } from '@shutterbox/ui';

export type DockLayout = 'row' | 'sheet' | 'beside';

export function useDockLayout(): DockLayout {
  const phone = useMedia(PHONE);
  const sideways = useMedia(SIDEWAYS);
  if (sideways) return 'beside';
  return phone ? 'sheet' : 'row';
}
