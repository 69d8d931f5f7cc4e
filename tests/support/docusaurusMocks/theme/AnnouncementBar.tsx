import type {ReactNode} from 'react';

/** The stock bar. */
export default function AnnouncementBar(): ReactNode {
  return (
    <div role="banner">
      Announcement
      <button type="button" className="close">
        Close
      </button>
    </div>
  );
}
