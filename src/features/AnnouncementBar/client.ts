import {storageNamespace} from '../../config/storage';
import {marker} from '../../lib/marker';
import {readStored, writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';

/** Its value is the id of the announcement. */
export const announcement = marker('data-announcement');

/* Docusaurus' own keys and attribute: its inline script hides a dismissed bar before the first paint. */
const dismissedKey = `docusaurus.announcement.dismiss-${storageNamespace}`;
const idKey = `docusaurus.announcement.id-${storageNamespace}`;
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (closest(event, `${announcement.selector} button.close`)) {
      writeStored(dismissedKey, 'true');
      document.documentElement.setAttribute(dismissedAttribute, 'true');
    }
  });
});

/** Shows a new announcement, if another one was dismissed. */
export const onRouteDidUpdate = () => {
  const bar = document.querySelector(announcement.selector);
  const id = bar && announcement.read(bar);
  if (id && readStored(idKey) !== id) {
    writeStored(idKey, id);
    writeStored(dismissedKey, 'false');
    document.documentElement.setAttribute(dismissedAttribute, 'false');
  }
};
