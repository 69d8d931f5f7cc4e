/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';

import AnnouncementBar from '../../../src/features/AnnouncementBar';
import {onRouteDidUpdate} from '../../../src/features/AnnouncementBar/client';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

const attribute = 'data-announcement-bar-initially-dismissed';
const stored = (key: string) => localStorage.getItem(`docusaurus.announcement.${key}-rslib`);

function show(id: string): void {
  renderSite(<AnnouncementBar />, {themeConfig: {announcementBar: {id, content: ''}}});
  onRouteDidUpdate();
}

it('an announcement that is closed stays closed; another one is shown', () => {
  show('one');
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(stored('dismiss')).toBe('true');
  expect(document.documentElement.getAttribute(attribute)).toBe('true');

  onRouteDidUpdate();
  expect(stored('dismiss')).toBe('true');

  document.body.innerHTML = '';
  show('two');
  expect(stored('id')).toBe('two');
  expect(document.documentElement.getAttribute(attribute)).toBe('false');
});
