import {storageNamespace} from '../../config/storage';
import {readStored, writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';

/* Docusaurus' own keys and attribute: its inline script hides a dismissed bar before the first paint. */
const dismissedKey = `docusaurus.announcement.dismiss-${storageNamespace}`;
const idKey = `docusaurus.announcement.id-${storageNamespace}`;
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-announcement] button.close')) {
      writeStored(dismissedKey, 'true');
      document.documentElement.setAttribute(dismissedAttribute, 'true');
    }
  });
});

/** What was dismissed was another announcement: a new one is shown again. */
export const onRouteDidUpdate = () => {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id !== undefined && readStored(idKey) !== id) {
    writeStored(idKey, id);
    writeStored(dismissedKey, 'false');
    document.documentElement.setAttribute(dismissedAttribute, 'false');
  }
};
