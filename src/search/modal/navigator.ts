/**
 * How the modal opens a result that was chosen by key: as a click on a link would, so that keys and
 * pointer take the same way. New tabs and windows stay the modal's own (row SR-5).
 */
export const navigator = {
  navigate({itemUrl}: {itemUrl: string}): void {
    const link = document.createElement('a');
    link.href = itemUrl;
    link.dataset.searchHit = '';
    document.body.append(link);
    link.click();
    link.remove();
  },
};
