import {createRoot} from 'react-dom/client';

import type {MountSearchModal} from '../session';
import {SearchModal} from './SearchModal';

/**
 * Draws the modal in a React root of its own, so that it needs neither a hydrated page nor Docusaurus'
 * contexts. It is gone, effects included, when the returned function returns.
 */
export const mountSearchModal: MountSearchModal = (props) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<SearchModal {...props} />);
  return () => {
    root.unmount();
    container.remove();
  };
};
