import {elementOfHash} from '../../lib/hash';
import {marker} from '../../lib/marker';

export const moved = marker('data-moved');

/** Opens the new address of a section that has moved. */
export function onRouteDidUpdate({location}: {location: Pick<Location, 'hash'>}): void {
  const link = elementOfHash(location.hash);
  if (link instanceof HTMLAnchorElement && link.matches(moved.selector)) {
    window.location.replace(link.href);
  }
}
