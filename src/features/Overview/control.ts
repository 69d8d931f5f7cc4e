import type {Control} from '../../runtime/control';

/** The overview's filter (rows OV-2, OV-4, OV-5), loaded on the pages that have one. */
export const overview: Control = {
  install: () => undefined,
  onPage() {
    if (document.querySelector('[data-overview-filter]')) {
      void import('./filter').then(({showOverview}) => showOverview());
    }
  },
};
