import {closest, type Control} from './types';

function closePanels(): void {
  // Older browsers throw at the selector; they have no open panel either.
  if (!('showPopover' in HTMLElement.prototype)) {
    return;
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]:popover-open')) {
    panel.hidePopover();
  }
}

/** Sidebar and outline as panels: following a link in one, or going to another page, closes it (row LY-9). */
export const panels: Control = {
  install() {
    document.addEventListener('click', (event) => {
      if (closest(event, '[data-panel] a')) {
        closePanels();
      }
    });
  },
  onPage: closePanels,
};
