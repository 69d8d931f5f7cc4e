import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import i18n from '@generated/i18n';

import {afterPaint} from '../../lib/afterPaint';
import {hasHan} from '../../lib/foreignText';
import {chineseSegmenter} from '../engine/text';
import type {MountSearchModal} from '../opener/session';
import {SearchModal} from './SearchModal';

/** Draws the dialog in a React root of its own, which needs neither a hydrated page nor Docusaurus' contexts. */
export const mountSearchModal: MountSearchModal = (props) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<SearchModal {...props} />));
  if (hasHan(i18n.currentLocale)) {
    // Before it is wanted: the first results would wait for it.
    afterPaint(chineseSegmenter);
  }
  return () => {
    root.unmount();
    container.remove();
  };
};
